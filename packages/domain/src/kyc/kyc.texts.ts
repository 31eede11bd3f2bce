import type { CompanyDocumentType, DocumentFault, IdentityDocumentType } from './documents.ts';
import type { DatedDocument } from './expiry.ts';

/** In the list that staff choose from. */
export const faultNames: Readonly<Record<DocumentFault, string>> = {
  wrong_document: 'Mauvais document',
  missing_page: 'Page manquante',
  unreadable: 'Illisible ou flou',
  expired: 'Expiré',
  cropped: 'Recadré',
  other_holder: 'Ne correspond pas au titulaire',
  password: 'Mot de passe',
  too_old: 'Plus de 3 mois',
  incomplete: 'Incomplet',
  other: 'Autre',
};

/** To the client; empty where only words of staff can say it. */
export const faultSentences: Readonly<Record<DocumentFault, string>> = {
  wrong_document: 'Ce n’est pas le document demandé.',
  missing_page: 'Il manque une page.',
  unreadable: 'Le document est illisible ou flou.',
  expired: 'Le document n’est plus en cours de validité.',
  cropped: 'Le document n’est pas entier\u00a0: ses bords doivent être visibles.',
  other_holder: 'Le document n’est pas au nom du titulaire du compte.',
  password: 'Le fichier est protégé par un mot de passe.',
  too_old: 'Le document date de plus de 3 mois.',
  incomplete: 'Le document est incomplet.',
  other: '',
};

/** The documents of a company, as the client’s screens name them. */
export const companyDocumentNames: Readonly<Record<CompanyDocumentType, string>> = {
  kbis: 'KBIS',
  rbe: 'RBE',
  statuts: 'Statuts signés',
};

/** Of those that a date is kept of. */
export const datedDocumentNames: Readonly<Record<DatedDocument, string>> = {
  identity: 'Pièce d’identité',
  ...companyDocumentNames,
};

export const identityDocumentNames: Readonly<Record<IdentityDocumentType, string>> = {
  ID_CARD: 'Carte d’identité',
  PASSPORT: 'Passeport',
  DRIVERS: 'Permis de conduire',
};

export const kycTexts = {
  missingFault: 'Choisissez le motif.',
  foreignFault: 'Ce motif ne concerne pas ce document.',
  missingMessage: 'Précisez le motif dans le message au client.',
} as const;
