/** What stands around the forms of a visitor. */
export const publicTexts = {
  promise: 'Chaque chiffre s’explique. Chaque contrat se suit, de la signature au rendement.',
  risk: 'Investir comporte un risque de perte en capital.',
  legalNotice: 'Mentions légales',
} as const;
