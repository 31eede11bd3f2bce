import { NBSP } from '../format/spaces.ts';

/** The name of each profile field inside a sentence (D16). */
export const profileFieldNames = {
  firstname: 'prénom',
  lastname: 'nom',
  phone: 'téléphone',
  address: 'adresse postale',
  zip_code: 'code postal',
  city: 'ville',
  country_address: 'pays',
} as const;

/** The longer name of the country in the profile's own messages (D16). */
const countryOfResidence = 'pays de résidence';

/** Errors of the profile (R119) and of the check before a subscription (R205). */
export const profileTexts = {
  required: (field: keyof typeof profileFieldNames): string =>
    `Merci de renseigner votre ${field === 'country_address' ? countryOfResidence : profileFieldNames[field]}.`,
  incomplete: (list: string): string =>
    `Merci de compléter votre profil avant de lancer une souscription${NBSP}: ${list}.`,
  unprintable: 'Ce champ contient un retour à la ligne ou un caractère invisible. Saisissez-le à nouveau.',
  /** Of a country that staff refuse; not of the specification. */
  countryRefused: 'Nous n’acceptons pas de clients qui résident dans ce pays.',
  waiting:
    'La modification de votre profil doit d’abord être vérifiée par notre équipe. Vous pouvez annuler votre demande depuis votre profil.',
} as const;
