export const kycTexts = {
  settled: 'Votre vérification d’identité est déjà terminée.',
  sideRequired: 'Veuillez joindre le recto ET le verso de votre carte d’identité.',
  sideRefused: 'Ce document n’a qu’une seule face.',
  notCompany: 'Seuls les comptes de société envoient ces documents.',
  companyDocumentHeld: 'Ce document est déjà validé ou en cours de révision.',
  unreadable:
    'Ce document n’a pas pu être lu. Envoyez une image nette, où il est entier (le recto et le verso d’une carte).',
  beingChecked: 'Votre identité est en cours de vérification. Attendez le résultat.',
  providerUnavailable: 'La vérification d’identité est momentanément indisponible.',
} as const;
