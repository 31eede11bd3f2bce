/** Refusals of the forms of rates. */
export const rateFormTexts = {
  amount: 'Saisissez un montant, par exemple 10\u00a0000,50.',
  notPositive: 'Le montant doit être supérieur à 0.',
  amountTooLarge: 'Ce montant est trop grand.',
  amountTooPrecise: (decimals: number) => `Le montant a plus de ${decimals} décimales.`,
  asset: 'Choisissez une devise de la liste.',
  day: 'Choisissez une date.',
  future: 'La date ne peut pas être dans le futur.',
  noRate: (asset: string) => `Aucun taux n’est publié pour ${asset} à cette date, ni avant.`,
} as const;
