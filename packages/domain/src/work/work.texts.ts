import type { WorkKind } from './work-kinds.ts';

export const workTexts = {
  until: 'Choisissez un jour à venir, dans le mois.',
  reason: 'Dites pourquoi vous reportez.',
} as const;

export const workKindTexts: Readonly<Record<WorkKind, string>> = {
  dispute: 'Versements suspendus',
  proof: 'Preuve',
  payment: 'Paiement',
  kyc: 'Identité',
  document: 'Document',
  payout: 'Versement',
  request: 'Modification',
  nav: 'VL manquante',
  rate: 'Taux manquant',
  funds: 'Fonds non rattachés',
  message: 'Message',
  register_gap: 'Écart du registre',
  register_entry: 'Inscription',
  task: 'Tâche',
};
