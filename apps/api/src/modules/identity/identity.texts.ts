/** Sentences of refusals; those of forms come from `@repo/domain/validation`. */
export const identityTexts = {
  invalidCredentials: 'L’adresse mail ou le mot de passe est invalide.',
  emailTaken: 'Cet email est déjà utilisé.',
  wrongCurrentPassword: 'Le mot de passe actuel est invalide.',
  invalidCode: 'Code invalide',
  invalidLink: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  invalidHandoff: 'Ce passage n’est plus valable. Veuillez vous connecter.',
  twoFactorAlreadyOn: 'La double authentification est déjà activée.',
  twoFactorAlreadyOff: 'La double authentification est déjà désactivée.',
  alreadyLinked: 'Ce compte a déjà accès à ce service.',
  notAClientAccount: 'Ce compte n’est pas un compte client.',
  accountInUse: 'Ce compte ne peut plus être annulé.',
} as const;

interface Letter {
  subject: string;
  text: string;
}

/** What the product writes to people. `brand` is the name of the main service. */
export const identityLetters = {
  code: (brand: string, code: string): Letter => ({
    subject: `Votre code ${brand}`,
    text: `Bonjour,\n\nVotre code est ${code}. Il est valable 10 minutes et ne sert qu’une fois.\n\nSi vous n’avez rien demandé, ignorez ce message et changez votre mot de passe.`,
  }),
  resetPassword: (brand: string, link: string): Letter => ({
    subject: `Réinitialisation de votre mot de passe ${brand}`,
    text: `Bonjour,\n\nPour choisir un nouveau mot de passe, ouvrez ce lien dans l’heure :\n${link}\n\nSi vous n’avez rien demandé, ignorez ce message.`,
  }),
  passwordChanged: (brand: string): Letter => ({
    subject: `Votre mot de passe ${brand} a été modifié`,
    text: 'Bonjour,\n\nVotre mot de passe vient d’être modifié et vos autres sessions ont été fermées.\n\nSi ce n’est pas vous, contactez-nous sans attendre.',
  }),
  registrationAttempt: (brand: string): Letter => ({
    subject: `Tentative d’inscription chez ${brand}`,
    text: 'Bonjour,\n\nQuelqu’un a tenté de créer un compte avec votre adresse, qui en a déjà un. Si c’est vous, connectez-vous ou demandez un nouveau mot de passe.',
  }),
} as const;
