/** Messages about passwords. The minimum has two wordings: the registration's (R072), the profile's and the reset's (R108, D23). */
export const passwordTexts = {
  whitespace: 'Le mot de passe ne doit pas contenir d’espace.',
  tooShort: 'Le mot de passe doit contenir au moins 12 caractères.',
  tooLong: 'Le mot de passe ne doit pas dépasser 128 caractères.',
  mismatch: 'Les mots de passe ne correspondent pas.',
  currentRequired: 'Vous devez renseigner votre mot de passe actuel.',
} as const;
