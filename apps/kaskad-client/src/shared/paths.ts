import { currentVersion, legalPath } from '@repo/domain/legal';

/** The address of every screen, without the base the application is served under: its router adds it. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  investments: '/investments',
  vesting: '/vesting',
  profile: '/profile',
} as const;

/** Screens of the main site, another application of this origin unless it moved. */
const sitePaths = {
  forgottenPassword: '/password',
  activateKaskad: '/link-kaskad',
  legalNotice: '/mentions-legales',
  terms: legalPath('terms'),
  /** By its version: what is accepted is what was read. */
  termsOfToday: legalPath('terms', currentVersion('terms').version),
  privacy: '/mentions-legales#confidentialite',
  dashboard: '/dashboard',
} as const;

/** A whole address on the main site. */
export function siteUrl(config: { readonly siteUrl: string }, screen: keyof typeof sitePaths): string {
  return new URL(sitePaths[screen], config.siteUrl).href;
}

/** Whether an address is not one of this application’s routes: reaching it loads a document. */
export function isElsewhere(path: string): boolean {
  return !path.startsWith('/');
}
