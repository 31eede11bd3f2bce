export const registrationTexts = {
  siret: 'Numéro de SIRET',
  siren: 'Numéro de SIREN',
  other: 'Numéro d’immatriculation',
} as const;
