/** Errors for missing acceptances, at registration (R074) and before signing (R229, R230). */
export const acceptanceTexts = {
  terms: 'Vous devez accepter les CGV pour continuer.',
  risks: 'Vous devez reconnaître les risques pour continuer.',
} as const;

/**
 * The checkboxes of a registration and of a subscription (R074, R228): the same labels are shown and stored as evidence.
 * `link` is the part of the label that opens the document.
 */
export const acceptanceBoxes = {
  terms: {
    kind: 'terms',
    document: 'Conditions générales de vente (CGV)',
    label: 'J’accepte les conditions générales de vente (CGV).',
    link: 'conditions générales de vente (CGV)',
  },
  risks: {
    kind: 'risks',
    document: 'Avertissement sur les risques',
    label:
      'Je reconnais avoir pris connaissance des risques, dont celui de perdre tout ou partie du capital investi.',
    link: 'risques',
  },
} as const;

/** The screens of the checkboxes, as named in the evidence. */
export const acceptanceSteps = {
  registration: 'Création du compte',
  subscription: 'Confirmation et conformité',
  prepared: 'Souscription préparée avec un conseiller',
} as const;
