/** The few words charts own. `\u202F` and `\u00A0` are the no-break spaces of French typography. */
export const chartTexts = {
  showData: 'Voir les données',
  hideData: 'Masquer les données',
  loading: 'Chargement du graphique…',
  failed: 'Ce graphique ne s’affiche pas. Vos données ne sont pas touchées.',
  retry: 'Réessayer',
  missing: '—',
  total: 'Total',
  period: 'Période',
  date: 'Date',
  product: 'Produit',
  value: 'Valeur',
  share: 'Part',
  movement: 'Mouvement',
  entry: 'Entrée',
  exit: 'Sortie',
  roleDescription: 'graphique',
  plotLabel: (title: string) => `${title}. Flèches gauche et droite pour lire les points.`,
  tableLabel: (title: string) => `Données\u00A0: ${title}`,
  named: (name: string, text: string) => `${name}\u00A0: ${text}`,
  list: (items: readonly string[]) => items.join('\u202F; '),
  sentence: (items: readonly string[]) => items.map((item) => `${item}.`).join(' '),
  range: (count: number, first: string, last: string) =>
    count === 1 ? first : `${count} points, le premier\u00A0: ${first}, le dernier\u00A0: ${last}`,
  extremes: (highest: string, lowest: string) =>
    `Au plus haut\u00A0: ${highest}, au plus bas\u00A0: ${lowest}`,
  endsAt: (name: string, last: string) => `${name} finit à ${last}`,
} as const;
