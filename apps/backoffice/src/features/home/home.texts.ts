export const homeTexts = {
  todo: 'À traiter',
  todoFailed: 'Le nombre de souscriptions à traiter n’a pas pu être lu',
  tiles: {
    proofs: 'Preuves à vérifier',
    checking: 'Paiements en vérification',
    unpaid: 'Signées non payées',
    unsigned: 'En attente de signature',
    payouts: 'Versements à exécuter',
  },
  noContact: {
    title: 'Le contact de la société manque',
    text: 'Les mentions légales, les conditions générales et les e-mails ne disent pas comment joindre la société. Renseignez CONTACT_LINE dans la configuration.',
  },
  payoutsFailed: 'Le nombre de versements n’a pas pu être lu',
  oldest: (due: string) => `le plus urgent ${due}`,
  nothing: 'Rien à traiter',
  open: 'Ouvrir la liste',
  upcoming:
    'Le contrôle de fin de journée, les encours, la collecte nette et le fil d’activité prendront place ici.',
} as const;
