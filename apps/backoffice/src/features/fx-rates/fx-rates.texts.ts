export const fxRatesTexts = {
  subtitle:
    'Taux conservés tels que publiés. Un jour sans publication reprend le dernier taux connu, avec sa vraie date.',
  notice: 'Les taux de la BCE sont donnés à titre indicatif.',
  list: 'Taux par jour',
  pair: 'Paire',
  published: 'Publié',
  corrected: (version: number) => `Corrigé, version ${version}`,
  nameOf: (pair: string, day: string) => `le taux ${pair} du ${day}`,
  columns: {
    date: 'Date',
    pair: 'Paire',
    rate: 'Taux',
    inverse: 'Inverse',
    change: 'Variation',
    source: 'Source',
    quoteDay: 'Date réelle',
    status: 'Statut',
    updatedAt: 'Reçu le',
    actions: 'Actions',
  },
} as const;

/** « Convertisseur ». */
export const converterTexts = {
  title: 'Convertisseur',
  amount: 'Montant',
  from: 'De',
  to: 'Vers',
  day: 'Date',
  failed: 'La conversion n’a pas pu être calculée',
  result: (amount: string, day: string) => `${amount} au ${day}`,
  euro: '€',
  rate: (base: string, value: string, day: string) => `1\u00a0${base} = ${value}, taux du ${day}`,
  fallback: 'Repli',
  inEur: (amount: string) => `soit ${amount}`,
  par: (asset: string, currency: string) =>
    `${asset} vaut ${currency}\u00a0: c’est une convention d’affichage.`,
  rounding: (decimals: number) => `Résultat arrondi une seule fois, à ${decimals} décimales.`,
  copy: 'Copier',
  copied: 'Montant copié',
} as const;
