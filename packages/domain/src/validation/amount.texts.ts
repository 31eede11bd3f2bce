/** Errors of any amount field. */
export const amountTexts = {
  tooPrecise: (decimals: number) => `Le montant ne doit pas avoir plus de ${decimals} décimales.`,
  tooLarge: (maximum: string) => `Le montant doit être au maximum de ${maximum}.`,
} as const;
