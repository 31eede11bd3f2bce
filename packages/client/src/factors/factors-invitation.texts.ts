/** A client who has no factor of their own is invited to add one. */
export const factorsInvitationTexts = {
  title: 'Protégez mieux votre compte',
  about:
    'Une clé d’accès ou une application d’authentification confirme vos connexions, même si une autre personne lit un jour votre messagerie.',
  add: 'Ajouter depuis mon profil',
  later: 'Plus tard',
} as const;
