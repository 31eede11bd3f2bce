export const confirmPasswordTexts = {
  password: 'Votre mot de passe',
  cancel: 'Annuler',
} as const;
