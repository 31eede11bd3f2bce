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
} as const;

export const withdrawNavTexts = {
  open: 'Retirer',
  openLabel: (strategy: string, day: string) => `Retirer la VL ${strategy} du ${day}`,
  title: (strategy: string, day: string) => `Retirer la VL ${strategy} du ${day}`,
  intro:
    'Pour une VL publiée à un mauvais jour. Le jour redevient manquant, et la VL d’avant vaut pour lui. La valeur retirée reste lisible.',
  failed: 'L’effet du retrait n’a pas pu être calculé',
  submit: 'Demander le retrait',
  held: 'Le retrait attend la validation d’une autre personne.',
  done: 'La VL est retirée.',
} as const;
