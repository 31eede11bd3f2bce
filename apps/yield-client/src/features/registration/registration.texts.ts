import { NBSP } from '@repo/domain/format';

export const registrationTexts = {
  title: 'Créer un compte',
  subtitle: `Deux étapes${NBSP}: votre compte, puis votre identité.`,
  invited: `Votre conseiller a préparé votre inscription${NBSP}: vérifiez, complétez et choisissez votre mot de passe.`,
  steps: ['Votre compte', 'Votre identité'],
  submit: 'Continuer',
} as const;
