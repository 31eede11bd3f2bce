import { NBSP } from '@repo/domain/format';

export const registrationTexts = {
  title: 'Créer un compte',
  subtitle: `Deux étapes${NBSP}: votre compte, puis votre identité.`,
  steps: ['Votre compte', 'Votre identité'],
  submit: 'Continuer',
} as const;
