import type { ClientField } from './typed.ts';

/** The name of what a client typed, as the label of a field. */
export const clientFieldTexts: Readonly<Record<ClientField, string>> = {
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
};

export const typedTexts = {
  blank: 'Ce champ ne peut pas être vidé.',
  phone: 'Ce numéro n’est pas valide.',
  notACompany: 'Ce client n’est pas le gérant d’une société.',
} as const;
