export const registrationTexts = {
  title: 'Créer un compte',
  subtitle: 'Deux étapes\u00A0: votre compte, puis votre identité.',
  steps: ['Votre compte', 'Votre identité'],
  submit: 'Continuer',
  hasAccount: 'Vous avez déjà un compte\u202F?',
  signIn: 'Se connecter',
} as const;
