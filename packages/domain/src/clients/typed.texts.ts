/** The name of what a client typed, as the label of a field. */
export const clientFieldTexts = {
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  address: 'Adresse',
  zip_code: 'Code postal',
  city: 'Ville',
  country_address: 'Pays de résidence',
  company_name: 'Raison sociale',
  registration_number: 'SIRET',
  company_type: 'Forme juridique',
} as const;

export const typedTexts = {
  blank: 'Ce champ ne peut pas être vidé.',
  phone: 'Ce numéro n’est pas valide.',
  notACompany: 'Ce client n’est pas le gérant d’une société.',
} as const;
