export const fxRatesTexts = {
  subtitle:
    'Taux conservés tels que publiés. Un jour sans publication reprend le dernier taux connu, avec sa vraie date.',
  notice: 'Les taux de la BCE sont donnés à titre indicatif.',
  list: 'Taux par jour',
  pair: 'Paire',
  published: 'Publié',
  corrected: (version: number) => `Corrigé, version ${version}`,
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
  },
} as const;
