/** Errors of any amount field. */
export const amountTexts = {
  tooPrecise: (decimals: number) => `Le montant ne doit pas avoir plus de ${decimals} décimales.`,
  tooLarge: (maximum: string) => `Le montant doit être au maximum de ${maximum}.`,
} as const;

/** Errors of the subscription (R213, R214, R225, R227). The acceptances are shared with the registration. */
export const subscriptionTexts = {
  // Also for zero, in the wording of the specification (D15).
  amountNotPositive: 'Le montant doit être supérieur ou égal à 0.',
  amountBelowMinimum: (minimum: string): string => `Le montant doit être au minimum de ${minimum}.`,
  originRequired: 'Vous devez indiquer votre adresse de provenance des fonds.',
  originInvalid: 'L’adresse d’origine des fonds est incorrecte.',
} as const;
