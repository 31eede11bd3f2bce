import { NBSP } from '@repo/domain/format';

/** The words of the frame: header, footer, failures of a whole page. */
export const appTexts = {
  pageTitle: (title: string, brand: string) => `${title} · ${brand}`,
  nav: {
    dashboard: 'Dashboard',
    investments: 'Mes investissements',
    vesting: 'Vesting',
    profile: 'Profil',
  },
  login: 'Connexion',
  register: 'Créer un compte',
  signOut: 'Déconnexion',
  signedOut: 'Vous êtes déconnecté',
  signOutFailed: 'Erreur lors de la déconnexion',
  legalNotice: 'Mentions légales',
  privacy: 'Confidentialité',
  forbidden: 'Cet écran ne vous est pas ouvert',
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    unexpected: `Un imprévu est survenu. Vos données ne sont pas touchées${NBSP}: vous pouvez réessayer.`,
    safe: 'Vos données ne sont pas touchées.',
    start: 'Le site n’a pas pu démarrer',
    startHint: 'Ses réglages n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.',
  },
} as const;
