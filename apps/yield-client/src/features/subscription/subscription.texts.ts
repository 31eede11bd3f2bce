import { NBSP, NNBSP } from '@repo/domain/format';

export const subscriptionTexts = {
  title: (product: string) => `Souscrire à ${product}`,
  pageTitle: 'Souscription',
  documentTitle: (step: string, title: string) => `${step} – ${title}`,
  draftSaved: (time: string) => `Brouillon enregistré à ${time}`,
  closed: 'Ce produit n’est pas ouvert à la souscription pour le moment.',
  notOpen: {
    suspended: 'Les souscriptions à ce produit sont suspendues.',
    closed: 'Ce produit n’est plus proposé à la souscription.',
  },
  contractsLiveOn:
    'Un contrat qui n’était pas encore signé est annulé, et aucun paiement n’est attendu. Vos contrats signés ne sont pas concernés.',
  backToProducts: 'Retour aux produits',
  failedHint: 'Rien n’a été souscrit.',
  /** Staff read the client’s space. */
  viewed: {
    title: 'La souscription est réservée au client',
    text: `Vous consultez cet espace en lecture seule${NBSP}: rien n’y est réservé ni signé.`,
  },
  /** The screens, in order (R206); the counting is the stepper's. */
  steps: {
    amount: 'Votre investissement',
    payment: 'Paiement et réception',
    confirmation: 'Confirmation et conformité',
    signing: 'Vérifier et Signer',
  },
  cancel: 'Annuler',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  sign: 'Signer le contrat',
  amount: {
    currency: 'Devise de paiement',
    onlyCurrency: 'Ce produit se règle dans cette seule devise.',
    everyCurrency: 'En changer ramène le montant au minimum.',
    amount: 'Montant à investir',
    minimum: (minimum: string) => `Minimum${NBSP}: ${minimum}`,
  },
  euroSign: '€',
  methods: { rib: 'Virement bancaire', crypto: 'Transfert crypto' },
  payment: {
    toPay: 'À payer, une fois le contrat signé',
    whenTitle: 'Rien à payer maintenant',
    when: {
      rib: `L’IBAN, la référence et le code QR s’affichent dès que vous avez signé, et restent dans «${NBSP}Mes documents${NBSP}» jusqu’à votre paiement.`,
      crypto: `L’adresse de destination et son code QR s’affichent dès que vous avez signé, et restent dans «${NBSP}Mes documents${NBSP}» jusqu’à votre paiement.`,
    },
    origin: 'Votre adresse de provenance des fonds',
    originHint: (asset: string) =>
      `L’adresse depuis laquelle vous enverrez les ${asset}. Elle figure au contrat.`,
    verified: 'Adresse vérifiée',
  },
  confirmation: {
    intro: 'Relisez votre souscription. Vous signerez le contrat à l’étape suivante.',
    origin: 'Adresse de provenance',
  },
  signing: {
    intro: 'Relisez le contrat puis signez-le ci-dessous. Cette page suit la signature toute seule.',
    preparing: 'Préparation du contrat...',
    frame: 'Signature du contrat',
    newTab: 'Ouvrir la page de signature dans un nouvel onglet',
    frameFailed: 'La page de signature n’a pas pu être affichée.',
    failedHint: `Aucun contrat n’est signé. Vous pouvez réessayer sans risque${NBSP}: il n’y en aura qu’un.`,
    emailConfirmed: 'C’est fait, continuer',
    leaveTitle: `Annuler le contrat${NNBSP}?`,
    leaveText: 'Revenir en arrière annule le contrat en cours de signature. Votre saisie est conservée.',
    resumeHint: 'Votre contrat attend toujours votre signature.',
    stay: 'Continuer la signature',
  },
  recap: {
    title: 'Récapitulatif',
    product: 'Produit',
    amount: 'Montant',
    method: 'Mode de paiement',
    poNumber: 'N° de bon',
    subscriptionFee: 'Frais de souscription',
    fxFee: 'Frais de change',
    net: 'Investi, net',
  },
  success: {
    title: `Félicitations${NNBSP}! Le contrat a été signé${NNBSP}!`,
    email: 'Un e-mail contenant les instructions de paiement vient de vous être envoyé.',
    proof: `Une fois le paiement effectué, déposez votre preuve de paiement dans «${NBSP}Mes documents${NBSP}».`,
    dashboard: 'Retour au tableau de bord',
    documents: 'Voir mes documents',
  },
  failure: {
    title: 'Le contrat n’a pas été signé.',
    text: 'Aucun paiement n’est attendu. Vous pouvez recommencer quand vous le souhaitez.',
  },
} as const;
