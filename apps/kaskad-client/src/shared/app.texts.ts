/** Texts of the frame: header, footer, failures of a whole page. */
export const appTexts = {
  nav: {
    dashboard: 'Dashboard',
    investments: 'Mes investissements',
    investment: 'Investissement',
    round: 'Levée',
    invest: 'Investir',
    vesting: 'Vesting',
    profile: 'Profil',
  },
  login: 'Connexion',
  register: 'Créer un compte',
  confirmEmail: 'Confirmer mon adresse',
  dispute: 'Ce n’est pas moi',
  signOut: 'Déconnexion',
  signedOut: 'Vous êtes déconnecté',
  signOutFailed: 'Erreur lors de la déconnexion',
  terms: 'Conditions générales (CGV)',
  legalNotice: 'Mentions légales',
  privacy: 'Confidentialité',
} as const;

export const publicFrameTexts = {
  promise: 'Chaque étape de vos investissements, de la levée au déblocage.',
} as const;
