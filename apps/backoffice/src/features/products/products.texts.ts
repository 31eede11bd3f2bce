export const productsTexts = {
  subtitle:
    'Les stratégies telles que les clients les voient. Leur modification arrivera avec la double validation.',
  upcoming:
    'La modification d’une fiche, de ses coordonnées de paiement et de ses minimums prendra place ici.',
  list: 'Stratégies',
  empty: 'Aucune stratégie.',
  emptyHelp: 'Les stratégies apparaîtront ici dès leur création.',
  columns: {
    title: 'Stratégie',
    subtitle: 'Présentation',
    apy: 'Rendement estimé',
    iban: 'IBAN',
    address: 'Adresse crypto',
    minimum: 'Minimum',
  },
} as const;
