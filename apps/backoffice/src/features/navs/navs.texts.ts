export const navsTexts = {
  title: 'NAVs',
  subtitle:
    'Valeur liquidative de chaque stratégie, jour après jour. Les clients voient celles qui sont publiées.',
  import: 'Importer un CSV',
  list: 'Valeurs publiées',
  listFailed: 'Les VL n’ont pas pu être chargées',
  strategy: 'Stratégie',
  anyStrategy: 'Toutes',
  empty: 'Aucune VL publiée.',
  emptyHelp: 'Importez un fichier CSV pour publier les premières valeurs.',
  columns: {
    date: 'Date',
    strategy: 'Stratégie',
    value: 'VL',
    rate: 'Rendement du jour',
    source: 'Source',
    updatedAt: 'Publiée le',
  },
} as const;
