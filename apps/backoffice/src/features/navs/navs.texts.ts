export const navsTexts = {
  subtitle:
    'Valeur liquidative de chaque stratégie, jour après jour. Les clients voient celles qui sont publiées.',
  import: 'Importer un CSV',
  list: 'Valeurs publiées',
  columns: {
    date: 'Date',
    strategy: 'Stratégie',
    value: 'VL',
    rate: 'Rendement du jour',
    gross: 'VL brute',
    accruals: 'Provisions',
    mark: 'Plus-haut',
    source: 'Source',
    updatedAt: 'Publiée le',
    actions: 'Actions',
  },
  correct: 'Corriger une VL',
} as const;

export const withdrawNavTexts = {
  open: 'Retirer',
  openLabel: (strategy: string, day: string) => `Retirer la VL ${strategy} du ${day}`,
  title: (strategy: string, day: string) => `Retirer la VL ${strategy} du ${day}`,
  intro:
    'Pour une VL publiée à un mauvais jour. Le jour redevient manquant, et la VL d’avant vaut pour lui. La valeur retirée reste lisible.',
  failed: 'L’effet du retrait n’a pas pu être calculé',
  submit: 'Demander le retrait',
  held: 'Le retrait attend la validation d’un second utilisateur.',
  done: 'La VL est retirée.',
} as const;

export const attestationTexts = {
  open: 'Attestation',
  title: 'Attestation de VL',
  intro:
    'Un PDF des VL publiées d’une stratégie\u00a0: valeurs, versions, qui les a saisies et validées, et leur empreinte. Chaque attestation est inscrite au journal d’audit.',
  from: 'Premier jour',
  to: 'Dernier jour',
  order: 'Le premier jour est après le dernier.',
  download: 'Télécharger le PDF',
  saved: (name: string) => `${name} est enregistré.`,
  failed: 'L’attestation n’a pas pu être téléchargée.',
} as const;

export const navVersionsTexts = {
  open: 'Versions',
  openLabel: (strategy: string, day: string) => `Versions de la VL ${strategy} du ${day}`,
  title: (strategy: string, day: string) => `Versions de la VL ${strategy} du ${day}`,
  failed: 'Les versions n’ont pas pu être chargées',
  version: 'Version',
  state: 'Statut',
  published: 'Publiée',
  replaced: 'Remplacée',
  statuses: { published: 'Publiée', corrected: 'Corrigée' },
  corrected: (version: number) => `Corrigée, version ${version}`,
} as const;
