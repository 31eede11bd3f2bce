/** Texts of the frame: header, footer, failures of a whole page. */
export const appTexts = {
  nav: {
    dashboard: 'Portefeuille',
    products: 'Produits',
    support: 'Accompagnement',
    documents: 'Mes documents',
    profile: 'Profil',
    notices: 'Notifications',
  },
  notices: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread} ${unread === 1 ? 'non lue' : 'non lues'}`,
  fees: {
    label: 'Frais',
    subscription: (fee: string) => `Frais de souscription ${fee} du montant souscrit`,
    exit: (fee: string) => `Frais de sortie ${fee}`,
    management: (fee: string) => `Frais de gestion ${fee}`,
    fx: (fee: string) => `Frais de change ${fee}`,
    performance: (fee: string) => `Commission de performance ${fee}, déjà déduite des rendements`,
  },
  legalNotice: 'Mentions légales',
  privacy: 'Données personnelles',
  terms: 'Conditions générales (CGV)',
  risks: 'Avertissement sur les risques',
  risk: 'Investir comporte un risque de perte en capital.',
  signIn: 'Se connecter',
} as const;
