// Words of two-person control, the same on the screens, in emails and in refusals. Punctuation is typographic (D27).
import type { ChangeKind, ChangeState } from './changes.ts';

export const changeKindTexts: Readonly<Record<ChangeKind, string>> = {
  'payment.validate': 'Validation d’un paiement',
  'payment.rectify': 'Rectification d’un paiement',
  'payout.approve': 'Versement à un client',
  'withdrawal.record': 'Retrait',
  'contract.close': 'Clôture d’un contrat',
  'deal.settle': 'Règlement d’un écart d’exécution',
};

/** « À refaire »: the data moved since it was made. */
export const changeStateTexts: Readonly<Record<ChangeState, string>> = {
  pending: 'À valider',
  approved: 'Validée',
  refused: 'Refusée',
  expired: 'Expirée',
  canceled: 'Annulée',
  stale: 'À refaire',
};

export const reasonTexts = { missing: 'Vous devez indiquer le motif.' } as const;
