import { NNBSP } from '@repo/domain/format';

/** What stands around the forms of a visitor. */
export const publicTexts = {
  promise: 'Chaque chiffre s’explique. Chaque contrat se suit, de la signature au rendement.',
  hasAccount: `Vous avez déjà un compte${NNBSP}?`,
} as const;
