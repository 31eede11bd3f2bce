import { passwordMaxLength, passwordMinLength } from '../limits/index.ts';

/** Errors of passwords. The minimum has two wordings: registration (R072), profile and reset (R108, D23). */
export const passwordTexts = {
  whitespace: 'Le mot de passe ne doit pas contenir d’espace.',
  tooShort: `Le mot de passe doit contenir au moins ${passwordMinLength} caractères.`,
  tooLong: `Le mot de passe ne doit pas dépasser ${passwordMaxLength} caractères.`,
  mismatch: 'Les mots de passe ne correspondent pas.',
  currentRequired: 'Vous devez renseigner votre mot de passe actuel.',
} as const;
