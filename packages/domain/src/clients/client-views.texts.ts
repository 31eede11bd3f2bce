import type { ViewEnding, ViewerRole, ViewReason } from './clients.ts';

/** The same words to the client and to staff. */
export const viewReasonTexts: Readonly<Record<ViewReason, string>> = {
  request: 'Demande du client',
  support: 'Aide dans une démarche',
  check: 'Vérification d’un affichage ou d’un montant',
  complaint: 'Réclamation',
  another: 'Autre motif',
};

export const viewerTexts: Readonly<Record<ViewerRole, string>> = {
  admin: 'Administrateur',
  adviser: 'Commercial',
};

export const viewEndingTexts: Readonly<Record<ViewEnding, string>> = {
  left: 'Quittée',
  expired: 'Fin des 30 minutes',
  revoked: 'Droit retiré',
};

export const viewFormTexts = {
  reasonMissing: 'Vous devez choisir un motif.',
  detailsMissing: 'Vous devez préciser le motif.',
} as const;
