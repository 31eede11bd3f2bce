export const fieldTexts = {
  optional: '(facultatif)',
  show: 'Afficher',
  hide: 'Masquer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordLength: (typed: number, minimum: number) =>
    typed >= minimum
      ? 'Longueur suffisante'
      : typed === 0
        ? `Au moins ${minimum} caractères`
        : `${typed} caractère${typed > 1 ? 's' : ''} sur ${minimum}`,
} as const;

export const formTexts = {
  summary: (count: number) => (count > 1 ? `${count} points sont à corriger` : 'Un point est à corriger'),
} as const;
