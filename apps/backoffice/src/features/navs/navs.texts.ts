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
    source: 'Source',
    updatedAt: 'Publiée le',
  },
} as const;
