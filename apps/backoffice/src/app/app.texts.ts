import type { Role } from '@repo/domain/access';

export const appTexts = {
  name: 'Back-office',
  pageTitle: (title: string) => `${title} · Back-office`,
  logout: 'Déconnexion',
  loggedOut: 'Déconnecté.',
  failedTitle: 'Cette page n’a pas pu s’afficher',
  failedHelp: 'Rien n’a été modifié. Réessayez\u202f; si le problème persiste, prévenez l’équipe technique.',
  noConfigTitle: 'Le back-office ne peut pas démarrer',
  noConfigHelp:
    'Ses réglages ne répondent pas. Rien n’a été modifié\u202f; rechargez la page dans un instant.',
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
