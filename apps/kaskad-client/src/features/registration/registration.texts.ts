export const registrationTexts = {
  title: 'Créer un compte',
  subtitle:
    'Quelques renseignements suffisent. La vérification d’identité viendra à votre premier investissement.',
  invited:
    'Notre équipe a préparé votre inscription\u00a0: vérifiez, complétez et choisissez votre mot de passe.',
  submit: 'Créer mon compte',
  hasAccount: 'Vous avez déjà un compte\u202F?',
  signIn: 'Se connecter',
  welcome: (brand: string) => `Bienvenue chez ${brand}\u202F!`,
} as const;
