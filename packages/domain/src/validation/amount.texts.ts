/** What holds of any amount that people type, over and above what is said of its own screen. */
export const amountTexts = {
  tooPrecise: (decimals: number) => `Le montant ne doit pas avoir plus de ${decimals} décimales.`,
  tooLarge: (maximum: string) => `Le montant doit être au maximum de ${maximum}.`,
} as const;
