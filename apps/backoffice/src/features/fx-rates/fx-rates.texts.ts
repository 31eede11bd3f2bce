export const fxRatesTexts = {
  title: 'Taux Change',
  subtitle:
    'Taux conservés tels que publiés. Un jour sans publication reprend le dernier taux connu, avec sa vraie date.',
  notice: 'Les taux de la BCE sont donnés à titre indicatif.',
  import: 'Importer des taux',
  list: 'Taux publiés',
  listFailed: 'Les taux n’ont pas pu être chargés',
  pair: 'Paire',
  anyPair: 'Toutes',
  empty: 'Aucun taux publié.',
  emptyHelp: 'Importez le fichier de la BCE et les cours des cryptomonnaies.',
  columns: {
    date: 'Date',
    pair: 'Paire',
    rate: 'Taux',
    inverse: 'Inverse',
    source: 'Source',
    updatedAt: 'Reçu le',
  },
} as const;
