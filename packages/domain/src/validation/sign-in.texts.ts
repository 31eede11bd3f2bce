/** Errors of the sign-in, link and code forms (R049–R051). */
export const signInTexts = {
  emailInvalid: 'L’adresse mail n’est pas valide.',
  passwordRequired: 'Vous devez renseigner votre mot de passe.',
  codeInvalid: 'Le code doit comporter 6 chiffres.',
} as const;
