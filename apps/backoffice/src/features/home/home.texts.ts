export const homeTexts = {
  todo: 'À traiter aujourd’hui',
  refreshed: (time: string) => `Actualisé à ${time}`,
  todoFailed: 'Ce qui est à traiter n’a pas pu être lu',
  tiles: {
    navs: 'VL à saisir',
    nav_requests: 'VL à valider',
    requests: 'Modifications à valider',
    rates: 'Taux manquants',
    proofs: 'Preuves à vérifier',
    checking: 'Paiements en vérification',
    unpaid: 'Signées non payées > 7\u00a0j',
    unsigned: 'En attente de signature',
    payouts: 'Versements à exécuter',
    unattached: 'Fonds non rattachés',
    orders: 'Ordres en attente de VL',
    corrections: 'Corrections à décider',
    products: 'Produits non payables',
    jobs: 'Travaux de fond en échec',
    mails: 'E-mails non remis',
  },
  since: (day: string) => `depuis le ${day}`,
  signed: (days: number) =>
    days === 0 ? 'signée aujourd’hui' : `la plus ancienne, signée il y a ${days}\u00a0j`,
  oldest: (days: number) => (days === 0 ? 'depuis aujourd’hui' : `le plus ancien depuis ${days}\u00a0j`),
  mostUrgent: (due: string) => `le plus urgent ${due}`,
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
  nothing: '✓ Rien à traiter',
  open: 'Ouvrir la liste',
  upcoming:
    'Le contrôle de fin de journée, les encours, la collecte nette et le fil d’activité prendront place ici.',
} as const;
