export const localKycTexts = {
  refused: {
    RETRY: 'La photo du document n’est pas lisible. Envoyez-en une nette, où le document est entier.',
    FINAL: 'Le document présenté n’a pas pu être accepté.',
  },
  forStaff: 'Décision prise dans la page du fournisseur de démonstration.',
} as const;
