/** Errors of passwords. The minimum has two wordings: registration (R072), profile and reset (R108, D23). */
export const passwordTexts = {
  whitespace: 'Le mot de passe ne doit pas contenir d’espace.',
  tooShort: 'Le mot de passe doit contenir au moins 12 caractères.',
  tooLong: 'Le mot de passe ne doit pas dépasser 128 caractères.',
  mismatch: 'Les mots de passe ne correspondent pas.',
  currentRequired: 'Vous devez renseigner votre mot de passe actuel.',
} as const;
