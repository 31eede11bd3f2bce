import { passwordMinLength } from '../limits/index.ts';

/** Errors of the registration, in the order of its checks (R060–R073). */
export const registrationTexts = {
  lastname: 'Vous devez renseigner votre nom.',
  firstname: 'Vous devez renseigner votre prénom.',
  address: 'Vous devez renseigner votre adresse personnelle.',
  zipCode: 'Vous devez renseigner un code postal.',
  city: 'Vous devez renseigner une ville de résidence.',
  country: 'Vous devez renseigner un pays de résidence.',
  companyName: 'Vous devez renseigner un nom de société.',
  registrationNumber: 'Vous devez renseigner un numéro de SIRET pour la société.',
  companyType: 'Vous devez renseigner une forme légale de société.',
  email: 'L’email n’est pas valide.',
  passwordRequired: 'Vous devez renseigner un mot de passe.',
  passwordTooShort: `Votre mot de passe doit faire au minimum ${passwordMinLength} caractères.`,
  phone: 'Vous devez renseigner un numéro de téléphone valide.',
} as const;
