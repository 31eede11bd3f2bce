export const homeTexts = {
  todo: 'À traiter',
  todoFailed: 'Le nombre de souscriptions à traiter n’a pas pu être lu',
  tiles: {
    proofs: 'Preuves à vérifier',
    checking: 'Paiements en vérification',
    unpaid: 'Signées non payées',
    unsigned: 'En attente de signature',
    refunds: 'Remboursements à faire',
  },
  nothing: 'Rien à traiter',
  open: 'Ouvrir la liste',
  upcoming:
    'Le contrôle de fin de journée, les encours, la collecte nette et le fil d’activité prendront place ici.',
} as const;
