export const balanceTexts = {
  balance: { hide: 'Masquer le solde', show: 'Afficher le solde' },
  amounts: { hide: 'Masquer les montants', show: 'Afficher les montants' },
} as const;
