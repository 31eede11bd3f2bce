export const homeTexts = {
  todo: 'À traiter aujourd’hui',
  refreshed: (time: string) => `Actualisé à ${time}`,
  todoFailed: 'Le nombre de souscriptions à traiter n’a pas pu être lu',
  tiles: {
    proofs: 'Preuves à vérifier',
    checking: 'Paiements en vérification',
    unpaid: 'Signées non payées',
    unsigned: 'En attente de signature',
    payouts: 'Versements à exécuter',
  },
  books: {
    waitingOrders: 'Ordres en attente de VL',
    unattached: 'Fonds non rattachés',
    corrections: 'Corrections à décider',
    correctionsFailed: 'Le nombre de corrections n’a pas pu être lu',
    ordersFailed: 'Le nombre d’ordres en attente n’a pas pu être lu',
    open: (count: number) => `${count} à rapprocher`,
    unattachedFailed: 'Les fonds non rattachés n’ont pas pu être lus',
    oldest: (days: number) => (days === 0 ? 'depuis aujourd’hui' : `le plus ancien depuis ${days}\u00a0j`),
  },
  requests: {
    title: 'Modifications à valider',
    failed: 'Le nombre de modifications à valider n’a pas pu être lu',
  },
  navs: {
    title: 'VL à saisir ce mois-ci',
    failed: 'Les VL à saisir n’ont pas pu être lues',
    oldest: (day: string) => `la plus ancienne du ${day}`,
  },
  rates: {
    tooOld: 'Taux trop anciens',
    open: 'Ouvrir les taux',
    missing: (pair: string, day: string) => `${pair} du ${day}`,
    failed: 'Les taux n’ont pas pu être lus',
  },
  fees: {
    title: 'Frais perçus',
    about:
      'En euros, au taux du jour d’exécution. Les frais de gestion et de performance sont inclus dans la VL\u00a0: ils ne figurent pas ici.',
    failed: 'Les frais perçus n’ont pas pu être chargés',
    empty: 'Aucun frais n’a encore été perçu.',
    total: (amount: string) => `Total\u00a0: ${amount}`,
    unconverted: (count: number, sums: string) =>
      `${count === 1 ? '1 devise non convertie' : `${count} devises non converties`}\u00a0: ${sums}.`,
    columns: {
      month: 'Mois',
      strategy: 'Produit',
      subscription: 'Souscription',
      fx: 'Change',
      exit: 'Sortie',
      total: 'Total',
    },
  },
  noContact: {
    title: 'Le contact de la société manque',
    text: 'Les mentions légales, les conditions générales et les e-mails ne disent pas comment joindre la société. Renseignez CONTACT_LINE dans la configuration.',
  },
  payoutsFailed: 'Le nombre de versements n’a pas pu être lu',
  oldest: (due: string) => `le plus urgent ${due}`,
  nothing: '✓ Rien à traiter',
  open: 'Ouvrir la liste',
  upcoming:
    'Le contrôle de fin de journée, les encours, la collecte nette et le fil d’activité prendront place ici.',
} as const;
