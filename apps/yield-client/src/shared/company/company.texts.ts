import { NBSP, NNBSP } from '@repo/domain/format';
import type { CompanyDocumentType, DocumentReview } from '@repo/domain/kyc';

export const companyTexts = {
  title: 'Société',
  name: 'Nom de la société',
  registrationNumber: 'Numéro de SIRET',
  type: 'Forme juridique',
  none: '—',
  documents: 'Documents de la société',
  help: (about: string) => `${about} Image ou PDF, 10${NBSP}Mo au plus.`,
  replace: (name: string) => `Remplacer «${NBSP}${name}${NBSP}»`,
  view: 'Consulter',
  expires: (day: string) => `Expire le ${day}.`,
  expiresSoon: (day: string) => `Expire le ${day}${NBSP}: vous pouvez déjà envoyer le nouveau.`,
  hasExpired: (day: string) => `A expiré le ${day}${NBSP}: envoyez-en un nouveau.`,
  reason: (reason: string) => `Motif${NBSP}: ${reason}`,
  submit: 'Valider',
  submitting: 'Envoi…',
  sent: `Documents envoyés${NNBSP}!`,
  someFailed: (types: string) => `Erreur sur certains documents${NBSP}: ${types}`,
  failed: (message: string) => `Erreur lors de l’upload${NBSP}: ${message}`,
} as const;

export const companyDocumentNames: Readonly<Record<CompanyDocumentType, string>> = {
  kbis: 'KBIS',
  rbe: 'RBE',
  statuts: 'Statuts signés',
};

/** What each document is, for a person who does not know its short name. */
export const companyDocumentHelp: Readonly<Record<CompanyDocumentType, string>> = {
  kbis: 'L’extrait d’immatriculation au registre du commerce, de moins de trois mois.',
  rbe: 'L’extrait du registre des bénéficiaires effectifs : qui détient ou contrôle la société.',
  statuts: 'Les statuts en vigueur, signés.',
};

export const reviewLabels: Readonly<Record<DocumentReview, string>> = {
  approved: 'Validé',
  checking: 'En cours de révision',
  rejected: 'Non valide',
};
