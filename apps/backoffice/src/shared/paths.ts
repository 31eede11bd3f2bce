/** The path of each screen; every link of the back office is built from these. */
export const paths = {
  login: '/login',
  adminHome: '/admin',
  dayControl: '/admin/controle-du-jour',
  workQueue: '/admin/ma-file',
  alerts: '/admin/alertes',
  navs: '/admin/navs',
  navsList: '/admin/navs/liste',
  navsImport: '/admin/navs/import',
  navEntry: '/admin/navs/saisie',
  waitingOrders: '/admin/navs/ordres-en-attente',
  corrections: '/admin/navs/corrections',
  /** `search` keeps the list as it was behind the panel. */
  correction: (id: string, search = '') => `/admin/navs/corrections/${encodeURIComponent(id)}${search}`,
  fxRates: '/admin/taux-fx',
  fxRatesImport: '/admin/taux-fx/import',
  contracts: '/admin/souscriptions',
  /** `search` keeps the list as it was behind the panel. */
  contract: (id: string, search = '') => `/admin/souscriptions/${encodeURIComponent(id)}${search}`,
  bulks: '/admin/souscriptions/actions',
  bulk: (id: string) => `/admin/souscriptions/actions/${encodeURIComponent(id)}`,
  assisted: '/admin/souscriptions/assistees',
  payouts: '/admin/souscriptions/versements',
  /** `search` keeps the list as it was behind the panel. */
  payout: (id: string, search = '') => `/admin/souscriptions/versements/${encodeURIComponent(id)}${search}`,
  journal: '/admin/souscriptions/journal',
  balance: '/admin/souscriptions/balance',
  accounts: '/admin/souscriptions/comptes',
  register: '/admin/souscriptions/registre',
  changeRequests: '/admin/a-valider',
  changeRequest: (id: string) => `/admin/a-valider/${encodeURIComponent(id)}`,
  tasks: '/admin/taches',
  messages: '/admin/messages',
  parameters: '/admin/parametres',
  audit: '/admin/audit',
  jobs: '/admin/travaux',
  receipts: '/admin/souscriptions/rapprochement',
  statementImport: '/admin/souscriptions/rapprochement/import',
  users: '/admin/users',
  /** `search` keeps the list as it was behind the panel. */
  user: (id: string, search = '') => `/admin/users/${encodeURIComponent(id)}${search}`,
  salespeople: '/admin/commerciaux',
  /** `search` keeps the list as it was behind the panel. */
  salesperson: (id: string, search = '') => `/admin/commerciaux/${encodeURIComponent(id)}${search}`,
  products: '/admin/produits',
  product: (id: string) => `/admin/produits/${encodeURIComponent(id)}`,
  commercialHome: '/admin-commercial',
  commercialClients: '/admin-commercial/clients',
  commercialClient: (id: string, search = '') =>
    `/admin-commercial/clients/${encodeURIComponent(id)}${search}`,
  commercialFxRates: '/admin-commercial/taux-fx',
  commercialMessages: '/admin-commercial/messages',
  commercialAssisted: '/admin-commercial/souscriptions-assistees',
  commercialQueue: '/admin-commercial/ma-file',
  commercialJobs: '/admin-commercial/travaux',
  equisafeHome: '/admin-equisafe',
  equisafeQueue: '/admin-equisafe/ma-file',
  equisafeJobs: '/admin-equisafe/travaux',
  kaskadHome: '/kaskad/admin',
  kaskadUsers: '/kaskad/admin/users',
  kaskadUsersImport: '/kaskad/admin/users/importer',
  /** `search` keeps the list as it was behind the panel. */
  kaskadUser: (id: string, search = '') => `/kaskad/admin/users/${encodeURIComponent(id)}${search}`,
  kaskadInvestments: '/kaskad/admin/investments',
  /** `search` keeps the list as it was behind the panel. */
  kaskadInvestment: (id: string, search = '') =>
    `/kaskad/admin/investments/${encodeURIComponent(id)}${search}`,
  kaskadRefunds: '/kaskad/admin/investments/remboursements',
  /** `search` keeps the list as it was behind the panel. */
  kaskadRefund: (id: string, search = '') =>
    `/kaskad/admin/investments/remboursements/${encodeURIComponent(id)}${search}`,
  kaskadFundraising: '/kaskad/admin/fundraising',
  newRound: '/kaskad/admin/fundraising/nouvelle',
  round: (id: string) => `/kaskad/admin/fundraising/levees/${encodeURIComponent(id)}`,
  editRound: (id: string) => `/kaskad/admin/fundraising/levees/${encodeURIComponent(id)}/modifier`,
  allotment: (id: string) => `/kaskad/admin/fundraising/levees/${encodeURIComponent(id)}/allocation`,
  issuers: '/kaskad/admin/fundraising/emetteurs',
  issuer: (id: string) => `/kaskad/admin/fundraising/emetteurs/${encodeURIComponent(id)}`,
  capTable: (id: string) => `/kaskad/admin/fundraising/emetteurs/${encodeURIComponent(id)}/capital`,
  grants: '/kaskad/admin/investments/plans-de-vesting',
  /** `search` keeps the list as it was behind the panel. */
  grant: (id: string, search = '') =>
    `/kaskad/admin/investments/plans-de-vesting/${encodeURIComponent(id)}${search}`,
  newGrant: '/kaskad/admin/investments/creer-un-plan',
  grantsImport: '/kaskad/admin/investments/importer',
  claims: '/kaskad/admin/investments/reclamations',
  /** `search` keeps the list as it was behind the panel. */
  claim: (id: string, search = '') =>
    `/kaskad/admin/investments/reclamations/${encodeURIComponent(id)}${search}`,
  tokenClasses: '/kaskad/admin/investments/jetons-et-categories',
  kaskadJobs: '/kaskad/admin/travaux',
  kaskadChangeRequests: '/kaskad/admin/a-valider',
} as const;
