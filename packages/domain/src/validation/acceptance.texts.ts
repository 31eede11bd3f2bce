/** What a person must accept, at registration (R074) and before signing (R229, R230). */
export const acceptanceTexts = {
  terms: 'Vous devez accepter les CGV pour continuer.',
  risks: 'Vous devez reconnaître les risques pour continuer.',
} as const;

/**
 * The two boxes of a subscription (R228): what is shown and what is kept as evidence are the same words. Raise
 * `version` with every change of them.
 */
export const subscriptionBoxes = {
  version: '2026-11',
  step: 'Confirmation et conformité',
  terms: {
    document: 'Conditions générales de vente (CGV)',
    label: 'J’accepte les conditions générales de vente (CGV).',
  },
  risks: {
    document: 'Avertissement sur les risques',
    label:
      'Je reconnais avoir pris connaissance des risques, dont celui de perdre tout ou partie du capital investi.',
  },
} as const;
