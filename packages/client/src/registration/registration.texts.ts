export const registrationTexts = {
  accountType: 'Type de compte',
  individual: { label: 'Particulier', description: 'En votre nom propre' },
  company: { label: 'Professionnel', description: 'Au nom d’une société' },
  /** The account holder (R058). */
  holder: { individual: 'Utilisateur', company: 'Gérant' },
  companyTitle: 'Société',
  accessTitle: 'Connexion',
  lastname: 'Nom',
  firstname: 'Prénom',
  address: 'Adresse personnelle',
  zipCode: 'Code postal',
  city: 'Ville de résidence',
  country: 'Pays de résidence',
  companyName: 'Nom de la société',
  registrationNumber: 'Numéro de SIRET',
  wrongKey: 'Ce numéro n’est pas valide. Vérifiez-le\u202F; s’il est exact, vous pouvez continuer.',
  companyType: 'Forme juridique',
  companyTypePlaceholder: 'Choisir une forme',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordConfirmation: 'Confirmez le mot de passe',
  phone: 'Téléphone',
  phoneHelp: 'Dix chiffres, par exemple 06-12-34-56-78.',
  submitting: 'Création du compte…',
  failed: 'Échec de l’enregistrement',
  emailTaken: 'Cet email est déjà utilisé.',
  invitationFailed: 'Votre invitation n’a pas pu être lue',
  invitationOverTitle: 'Cette invitation n’est plus valable',
  invitationOver:
    'Elle a expiré, a été annulée ou a déjà servi. Demandez-en une nouvelle à la personne qui vous a invité.',
  invitedEmailHelp: 'L’adresse à laquelle vous avez reçu l’invitation.',
  noToken: 'L’inscription a échoué',
} as const;

/** The form whose companies have no French number. */
export const foreignCompany = 'Société étrangère';

/** The names used by the register of companies, as written there. */
export const companyTypes = [
  'SAS',
  'SASU',
  'SARL',
  'EURL',
  'SA',
  'SCI',
  'Société civile',
  'SNC',
  'SCA',
  'SCS',
  'SELARL',
  'SELAS',
  'Entreprise individuelle',
  'Association',
  'Fondation',
  foreignCompany,
  'Autre',
] as const;
