export const strategiesTexts = {
  notFound: 'Ce produit est introuvable.',
  invalid: 'Certains champs du produit sont incorrects.',
  iban: 'L’IBAN est incorrect.',
  bic: 'Le BIC est incorrect.',
  address: 'L’adresse de dépôt est incorrecte pour cette devise.',
  duplicateSymbol: 'Une devise ne peut avoir qu’une adresse de dépôt.',
  euroAddress: 'L’euro se règle par virement\u202f: il n’a pas d’adresse de dépôt.',
  url: 'Le lien doit commencer par https:// et être complet.',
  minimum: 'Le minimum doit être un montant positif.',
  minimumTooLarge: 'Le minimum dépasse ce qui peut être souscrit.',
} as const;
