export const signInTexts = {
  subtitle: 'Suivez vos stratégies et vos contrats.',
} as const;
