import { NBSP, NNBSP } from '../format/index.ts';

/** Words of every legal document, on its page as in its PDF. */
export const legalTexts = {
  // These two are part of the text that is hashed: they do not change.
  article: (number: number, title: string) => `Article ${number} — ${title}`,
  version: (version: string, day: string) => `Version ${version}, en vigueur depuis le ${day}`,
  publisher: 'Éditeur',
  fingerprint: 'Version et empreinte',
  versionLabel: 'Version',
  sha256Label: 'Empreinte SHA-256',
  hashed: `L’empreinte est celle du texte seul, en UTF-8, du titre au dernier article${NNBSP}; elle est gardée avec chaque acceptation. L’identité de l’éditeur et la mise en page n’en font pas partie.`,
  fileName: { terms: 'cgv', risks: 'avertissement-risques' },
} as const;

/** Who publishes the site: in the legal notice, and before the text of each legal document. */
export const publisherTexts = {
  name: 'Dénomination',
  form: 'Forme juridique',
  formValue: 'SAS (société par actions simplifiée)',
  capital: 'Capital social',
  capitalValue: `1${NNBSP}000${NBSP}euros`,
  register: 'Immatriculation',
  address: 'Siège social',
  representative: 'Représentée par',
  contact: 'Contact',
  entity: (name: string) => `${name}, SAS au capital de 1${NNBSP}000${NBSP}euros`,
  details: {
    address: 'Siège social',
    registration: 'Immatriculation',
    vat: 'TVA intracommunautaire',
    authorisation: 'Statut réglementé',
    director: 'Direction de la publication',
    phone: 'Téléphone',
    email: 'E-mail',
    host: 'Hébergeur',
    mediator: 'Médiateur de la consommation',
    dpo: 'Délégué à la protection des données',
  },
} as const;
