export const kycTexts = {
  settled: 'Votre vérification d’identité est déjà terminée.',
  sideRequired: 'Veuillez joindre le recto ET le verso de votre carte d’identité.',
  sideRefused: 'Ce document n’a qu’une seule face.',
  notCompany: 'Seuls les comptes de société envoient ces documents.',
  companyDocumentHeld: 'Ce document est déjà validé ou en cours de révision.',
  providerUnavailable: 'La vérification d’identité est momentanément indisponible.',
} as const;
