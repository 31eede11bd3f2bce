export const fxRatesTexts = {
  subtitle:
    'Taux conservés tels que publiés. Un jour sans publication reprend le dernier taux connu, avec sa vraie date.',
  notice: 'Les taux de la BCE sont donnés à titre indicatif.',
  list: 'Taux publiés',
  pair: 'Paire',
  columns: {
    date: 'Date',
    pair: 'Paire',
    rate: 'Taux',
    inverse: 'Inverse',
    source: 'Source',
    updatedAt: 'Reçu le',
  },
} as const;
