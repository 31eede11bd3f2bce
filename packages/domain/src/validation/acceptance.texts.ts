/** What a person must accept, at registration (R074) and before signing (R229, R230). */
export const acceptanceTexts = {
  terms: 'Vous devez accepter les CGV pour continuer.',
  risks: 'Vous devez reconnaître les risques pour continuer.',
} as const;
