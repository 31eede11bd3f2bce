import { NBSP } from '@repo/domain/format';

/** The words of the frame: header, footer, failures of a whole page. */
export const appTexts = {
  nav: {
    dashboard: 'Portefeuille',
    products: 'Produits',
    support: 'Accompagnement',
    documents: 'Mes documents',
    profile: 'Profil',
  },
  signOut: 'Se déconnecter',
  signedOut: 'Vous êtes déconnecté.',
  signOutFailed: 'Vous êtes déconnecté sur cet appareil. Le serveur n’a pas répondu.',
  fees: {
    label: 'Frais',
    subscription: (fee: string) => `Frais de souscription ${fee} du montant souscrit`,
    exit: (fee: string) => `Frais de sortie ${fee}`,
    management: (fee: string) => `Frais de gestion ${fee}`,
    fx: (fee: string) => `Frais de change ${fee}`,
    performance: (fee: string) => `Commission de performance ${fee}, déjà déduite des rendements`,
  },
  legalNotice: 'Mentions légales',
  risk: 'Investir comporte un risque de perte en capital.',
  signIn: 'Se connecter',
  loading: 'Chargement…',
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    unexpected: `Un imprévu est survenu. Vos données et vos contrats ne sont pas touchés${NBSP}: vous pouvez réessayer.`,
    safe: 'Vos données et vos contrats ne sont pas touchés.',
    start: 'Le site n’a pas pu démarrer',
    startHint: `Ses réglages n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.`,
  },
} as const;
