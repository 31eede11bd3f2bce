import { addressOf } from '@repo/client/kaskad-address';
import { accessibilityPath } from '@repo/domain/accessibility';
import { currentVersion, legalPath } from '@repo/domain/legal';

/** The path of every screen, without the base path of the application, which its router adds. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  invitation: '/invitation/:token',
  confirmEmail: '/confirmer-mon-adresse',
  dispute: '/ce-n-est-pas-moi',
  dashboard: '/dashboard',
  investments: '/investments',
  openRounds: addressOf('/investments', { tab: 'rounds' }),
  round: (id: string) => `/investments/levees/${encodeURIComponent(id)}`,
  invest: (id: string) => `/investments/levees/${encodeURIComponent(id)}/investir`,
  investment: (id: string) => `/investments/${encodeURIComponent(id)}`,
  vesting: '/vesting',
  profile: '/profile',
  /** The part of the profile that has them. */
  wallets: '/profile#portefeuilles',
} as const;

/** The patterns of the paths above, for the router. */
export const routePaths = {
  round: '/investments/levees/:id',
  invest: '/investments/levees/:id/investir',
  investment: '/investments/:id',
} as const;

/** Screens of the main site, another application, in the same origin by default. */
const sitePaths = {
  forgottenPassword: '/password',
  activateKaskad: '/link-kaskad',
  legalNotice: '/mentions-legales',
  terms: legalPath('terms'),
  /** With the version, so that the accepted version is the one that was read. */
  termsOfToday: legalPath('terms', currentVersion('terms').version),
  privacy: '/confidentialite',
  accessibility: accessibilityPath,
  dashboard: '/dashboard',
  documents: '/documents',
  identity: '/kyc-en-attente',
} as const;

/** A full URL on the main site. */
export function siteUrl(config: { readonly siteUrl: string }, screen: keyof typeof sitePaths): string {
  return new URL(sitePaths[screen], config.siteUrl).href;
}

/** Whether a URL is outside this application’s routes, so that opening it loads a document. */
export function isElsewhere(path: string): boolean {
  return !path.startsWith('/');
}
