export const strategiesTexts = {
  notFound: 'Ce produit est introuvable.',
  changed: 'Ce produit a été modifié depuis que vous l’avez ouvert.',
  detailsPlanned:
    'D’autres coordonnées validées attendent leur heure\u00a0: attendez que les clients les lisent.',
  warnings: {
    'strategy.payment_details':
      'Les clients enverront leur argent à ces coordonnées, une fois passé le délai après la validation.',
    'strategy.terms': 'Les conditions montrées aux clients changeront dès la validation.',
  },
  fields: {
    bank: 'Banque',
    iban: 'IBAN',
    bic: 'BIC',
    address: (symbol: string, blockchain: string) => `Adresse de dépôt ${symbol}, ${blockchain}`,
    apy: 'Rendement annuel estimé',
    percent: (value: string) => `${value}\u00a0%`,
    amount: (value: string, currency: string) => `${value}\u00a0${currency}`,
    minimumOfProduct: 'Souscription minimale',
    minimum: (currency: string) => `Minimum d’un paiement en ${currency}`,
    subtitle: 'Sous-titre',
    label: 'Libellé',
    description: 'Description',
    document: 'Documentation',
    video: 'Vidéo',
    position: 'Ordre d’affichage',
    publicationDays: 'Jours de publication',
    everyDay: 'tous les jours',
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  },
} as const;
