/** Refusals of the forms of rates. */
export const rateFormTexts = {
  amount: 'Saisissez un montant, par exemple 10\u00a0000,50.',
  notPositive: 'Le montant doit être supérieur à 0.',
  amountTooLarge: 'Ce montant est trop grand.',
  amountTooPrecise: (decimals: number) => `Le montant a plus de ${decimals} décimales.`,
  asset: 'Choisissez une devise de la liste.',
  day: 'Choisissez une date.',
  future: 'La date ne peut pas être dans le futur.',
  pair: (known: string) => `Cette paire n’est pas suivie (attendu\u00a0: ${known}).`,
  rate: 'Saisissez un taux, par exemple 1,0868.',
  rateNotPositive: 'Le taux doit être supérieur à 0.',
  rateTooLarge: 'Ce taux est trop grand.',
  rateTooPrecise: (decimals: number) => `Le taux a plus de ${decimals} décimales.`,
  overwrites: (source: string, rate: string) =>
    `Ce jour a déjà un taux publié (${source}\u00a0: ${rate})\u00a0: indiquez pourquoi le remplacer.`,
  isPublished: 'Ce taux est déjà publié pour ce jour.',
  nothingToWithdraw: 'Aucun taux n’est publié pour cette paire ce jour-là.',
  isUsed: (count: number) =>
    count === 1
      ? 'Une opération a été exécutée à ce taux\u00a0: corrigez-le au lieu de le retirer.'
      : `${count} opérations ont été exécutées à ce taux\u00a0: corrigez-le au lieu de le retirer.`,
  noRate: (asset: string) => `Aucun taux n’est publié pour ${asset} à cette date, ni avant.`,
} as const;
