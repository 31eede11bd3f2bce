import { addressOf, noView } from '@repo/client/address';

/** The path of each screen; every link of the back office is built from these. */
export const paths = {
  login: '/login',
  adminHome: '/admin',
  navs: '/admin/navs',
  navsImport: '/admin/navs/import',
  waitingOrders: '/admin/navs/ordres-en-attente',
  corrections: '/admin/navs/corrections',
  /** `search` keeps the list as it was behind the panel. */
  correction: (id: string, search = '') => `/admin/navs/corrections/${encodeURIComponent(id)}${search}`,
  fxRates: '/admin/taux-fx',
  fxRatesImport: '/admin/taux-fx/import',
  contracts: '/admin/souscriptions',
  /** `search` keeps the list as it was behind the panel. */
  contract: (id: string, search = '') => `/admin/souscriptions/${encodeURIComponent(id)}${search}`,
  payouts: '/admin/souscriptions/versements',
  /** `search` keeps the list as it was behind the panel. */
  payout: (id: string, search = '') => `/admin/souscriptions/versements/${encodeURIComponent(id)}${search}`,
  journal: '/admin/souscriptions/journal',
  balance: '/admin/souscriptions/balance',
  accounts: '/admin/souscriptions/comptes',
  changeRequests: '/admin/a-valider',
  changeRequest: (id: string) => `/admin/a-valider/${encodeURIComponent(id)}`,
  parameters: '/admin/parametres',
  receipts: '/admin/souscriptions/rapprochement',
  statementImport: '/admin/souscriptions/rapprochement/import',
  users: '/admin/users',
  salespeople: '/admin/commerciaux',
  products: '/admin/produits',
  commercialHome: '/admin-commercial',
  commercialFxRates: '/admin-commercial/taux-fx',
  equisafeHome: '/admin-equisafe',
  kaskadHome: '/kaskad/admin',
  kaskadUsers: '/kaskad/admin/users',
  kaskadInvestments: '/kaskad/admin/investments',
  kaskadFundraising: '/kaskad/admin/fundraising',
} as const;

/** A list as the server orders it, whatever view the person opens it with: what a figure beside the link counts. */
export const withoutView = (path: string): string => addressOf(path, { view: noView });

/** The list that is shown beside a record: an address without parameters has shown it without the default view. */
export const listBehind = (path: string, search: string): string =>
  search === '' ? withoutView(path) : `${path}${search}`;

/** The lines of one account in one asset. */
export const ledgerPath = (account: string, asset: string): string =>
  addressOf(paths.accounts, { account, asset });
