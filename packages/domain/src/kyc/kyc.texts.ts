import type { CompanyDocumentType, IdentityDocumentType } from './documents.ts';
import type { DocumentFault } from './faults.ts';

/** `name` in the list of staff; `sentence` to the client, empty where only words of theirs can say it. */
export const faultTexts: Readonly<Record<DocumentFault, { name: string; sentence: string }>> = {
  wrong_document: { name: 'Mauvais document', sentence: 'Ce n’est pas le document demandé.' },
  missing_page: { name: 'Page manquante', sentence: 'Il manque une page.' },
  unreadable: { name: 'Illisible ou flou', sentence: 'Le document est illisible ou flou.' },
  expired: { name: 'Expiré', sentence: 'Le document n’est plus en cours de validité.' },
  cropped: { name: 'Recadré', sentence: 'Le document n’est pas entier\u00a0: ses bords doivent être visibles.' },
  other_holder: { name: 'Ne correspond pas au titulaire', sentence: 'Le document n’est pas au nom du titulaire du compte.' },
  password: { name: 'Mot de passe', sentence: 'Le fichier est protégé par un mot de passe.' },
  too_old: { name: 'Plus de 3 mois', sentence: 'Le document date de plus de 3 mois.' },
  incomplete: { name: 'Incomplet', sentence: 'Le document est incomplet.' },
  other: { name: 'Autre', sentence: '' },
};

/** The documents of a company, as the client’s screens name them. */
export const companyDocumentNames: Readonly<Record<CompanyDocumentType, string>> = {
  kbis: 'KBIS',
  rbe: 'RBE',
  statuts: 'Statuts signés',
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
  missingRejectType: 'Indiquez si un nouvel essai reste possible.',
} as const;
