export const signInTexts = {
  subtitle: 'Suivez vos investissements et vos déblocages.',
} as const;
