// Texts of the local provider's signing page and evidence page, which state that it is not a real provider.
const nbsp = '\u00a0';
const thin = '\u202f';

export const localSignatureTexts = {
  documentTitle: 'Signature du contrat',
  banner: 'Prestataire de signature local, pour la démonstration',
  bannerHint:
    'Cette signature n’a pas de valeur juridique. Les documents sont réels, produits et scellés sur cette machine.',
  title: 'Vérifier et signer',
  intro: (name: string) => `${name}, lisez les deux documents ci-dessous, puis signez.`,
  summaryTitle: 'Récapitulatif',
  documentsTitle: 'Documents à signer',
  documentNames: { contract: 'Contrat de souscription', pep: 'Déclaration PEP' },
  openDocument: (name: string) => `Ouvrir «${nbsp}${name}${nbsp}» (PDF, nouvel onglet)`,
  read: 'J’ai lu les documents et j’accepte de les signer électroniquement.',
  readHint: 'Cochez «\u00a0J’ai lu\u00a0» pour pouvoir signer.',
  sign: 'Signer',
  decline: 'Refuser de signer',
  confirmDecline: `Refuser met fin à cette souscription. Cliquez une seconde fois pour confirmer.`,
  working: 'Signature en cours…',
  failed: `La signature n’a pas abouti. Rien n’a été signé${thin}: réessayez.`,
  notFound: 'Ce lien de signature n’existe pas.',
  states: {
    ongoing: '',
    done: 'Les documents sont signés. Vous pouvez continuer.',
    declined: 'Vous avez refusé de signer. Le contrat n’est pas conclu.',
    canceled: 'Cette demande de signature a été annulée.',
  },
  sealReason: 'Signature du souscripteur',
  sealLocation: 'France',
  /** In the frame that is signed. */
  stamp: {
    title: 'Signature',
    signed: (at: string) => `Signé électroniquement le ${at}`,
    proof: 'Preuve à la dernière page',
  },
  evidence: {
    title: 'Page de preuve',
    subtitle: (name: string) => `Signature électronique de «${nbsp}${name}${nbsp}»`,
    footer: 'Prestataire de signature local (démonstration)',
    signerHeading: 'Signataire',
    signatureHeading: 'Signature',
    documentsHeading: 'Empreintes des documents présentés (SHA-256)',
    labels: {
      name: 'Nom et prénom',
      email: 'Adresse électronique',
      phone: 'Téléphone',
      signedAt: 'Signé le',
      request: 'Demande de signature',
      ip: 'Adresse IP',
      userAgent: 'Navigateur',
      consent: 'Consentement',
    },
    boxTitle: 'Ce que cette page prouve',
    box: [
      'Le signataire a ouvert le lien qui lui était destiné dans sa session, a déclaré avoir lu les documents et a demandé leur signature.',
      'Le fichier entier, cette page comprise, est scellé par une signature PDF (ETSI.CAdES.detached, SHA-256). Toute modification ultérieure se voit à la vérification.',
      'Le certificat est émis par le prestataire local de cette installation\u202f: il garantit l’intégrité, sans valeur de signature qualifiée.',
    ],
  },
} as const;
