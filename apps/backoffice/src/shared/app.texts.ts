import type { Role } from '@repo/domain/access';

export const appTexts = {
  name: 'Back-office',
  logout: 'Déconnexion',
  loggedOut: 'Déconnecté.',
  search: 'Aller à un écran…',
  /** Of the button, which is narrow; the palette says the rest. */
  searchShort: 'Client, PO, IBAN…',
  searchRecords: 'Client, PO, e-mail, transaction, fin d’IBAN, produit…',
  searchEverywhere: 'Rechercher partout',
  screens: 'Écrans',
  shortcuts: 'Raccourcis clavier',
  found: {
    clients: 'Clients\u00a0: leurs souscriptions',
    contracts: 'Souscriptions',
    products: 'Produits',
    seen: 'Récents',
    failed: 'Les souscriptions n’ont pas pu être cherchées. Les écrans restent accessibles.',
  },
  toApprove: (count: number | undefined) => (count === undefined ? 'À valider' : `À valider (${count})`),
  release: (version: string, commit: string | null) =>
    commit === null ? `Version ${version}` : `Version ${version} · ${commit}`,
} as const;

/** Names of the screens: the same in the navigation, the page and the browser’s tab (R349–R351, R362). */
export const screenTexts = {
  login: 'Connexion',
  dashboard: 'Dashboard',
  navs: 'NAVs',
  navsList: 'Liste des VL',
  navsImport: 'Importer des VL',
  dayControl: 'Contrôle du jour',
  navEntry: 'Saisie des VL',
  waitingOrders: 'Ordres en attente de VL',
  corrections: 'Corrections',
  correction: 'Correction',
  fxRates: 'Taux Change',
  fxRatesImport: 'Importer des taux',
  contracts: 'Souscriptions',
  contract: 'Souscription',
  register: 'Registre des titulaires',
  registerMovement: 'Mouvement du registre',
  bulk: 'Action groupée',
  payouts: 'Versements',
  payout: 'Versement',
  journal: 'Journal',
  balance: 'Balance',
  accounts: 'Comptes',
  changeRequests: 'À valider',
  changeRequest: 'Demande',
  parameters: 'Paramètres',
  tasks: 'Mes tâches',
  messages: 'Messages',
  thread: 'Échange',
  audit: 'Journal d’audit',
  jobs: 'Travaux',
  receipts: 'Rapprochement',
  statementImport: 'Importer un relevé',
  users: 'Clients',
  user: 'Client',
  salespeople: 'Commerciaux',
  salesperson: 'Commercial',
  product: 'Produit',
  products: 'Produits',
  backOffice: 'Back-office',
  kaskadUsers: 'Utilisateurs',
  kaskadInvestments: 'Investissements',
  kaskadFundraising: 'Levée de fonds',
} as const;

/** The label of a role, shown to its users. */
export const roleTexts: Readonly<Record<Role, string>> = {
  client: 'Client',
  cgp: 'Conseiller (CGP)',
  commercial: 'Commercial',
  equisafe: 'Equisafe',
  super_admin: 'Super administrateur',
  admin_yield: 'Administrateur',
  admin_kaskad: 'Administrateur Kaskad',
};

/** One person alone may do what needs two: of products and market data, or of payments and contracts. */
export const twoPersonsTexts = {
  title: 'Contrôle à deux personnes désactivé',
  body: 'Une seule personne peut ici valider un paiement, clôturer un contrat, exécuter un versement, publier des VL ou des taux et changer les coordonnées d’un produit ou un paramètre, sans qu’une autre les contrôle.',
} as const;
