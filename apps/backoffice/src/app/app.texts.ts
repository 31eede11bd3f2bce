import type { Role } from '@repo/domain/access';

export const appTexts = {
  name: 'Back-office',
  pageTitle: (title: string) => `${title} · Back-office`,
  logout: 'Déconnexion',
  loggedOut: 'Déconnecté.',
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    unexpected: 'Un imprévu est survenu. Rien n’a été modifié\u00a0: vous pouvez réessayer.',
    safe: 'Rien n’a été modifié.',
    start: 'Le back-office n’a pas pu démarrer',
    startHint: 'Ses réglages n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.',
  },
} as const;

/** Names of the screens: the same in the navigation, the page and the browser’s tab (R349–R351, R362). */
export const screenTexts = {
  login: 'Se connecter',
  dashboard: 'Dashboard',
  navs: 'NAVs',
  navsImport: 'Importer des NAVs',
  fxRates: 'Taux Change',
  fxRatesImport: 'Importer des taux',
  contracts: 'Souscriptions',
  contract: 'Souscription',
  users: 'Clients',
  salespeople: 'Commerciaux',
  products: 'Produits',
  backOffice: 'Back-office',
  kaskadUsers: 'Utilisateurs',
  kaskadInvestments: 'Investissements',
  kaskadFundraising: 'Levée de fonds',
} as const;

/** How a role is named to the person who holds it. */
export const roleTexts: Readonly<Record<Role, string>> = {
  client: 'Client',
  cgp: 'Conseiller (CGP)',
  commercial: 'Commercial',
  equisafe: 'Equisafe',
  super_admin: 'Super administrateur',
  admin_yield: 'Administrateur',
  admin_kaskad: 'Administrateur Kaskad',
};
