/** The states of a contract (R265). */
export const contractStatuses = ['pending', 'signed', 'refused', 'canceled', 'closed'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** The states of its payment (R252). */
export const paymentStatuses = ['waiting', 'proved', 'checking', 'paid', 'canceled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the proof button of a contract does (R253). `none` shows the status as text only. */
export type ProofAction = 'submit' | 'edit' | 'view' | 'none';

/** The proof button by payment status (R253). */
export const proofActions: Readonly<Record<PaymentStatus, ProofAction>> = {
  waiting: 'submit',
  proved: 'edit',
  checking: 'none',
  paid: 'view',
  canceled: 'none',
};

/** What polling a signature ends on (R238, R239); `pending` keeps asking. */
export const signatureOutcomes: Readonly<Record<ContractStatus, 'waiting' | 'success' | 'failure'>> = {
  pending: 'waiting',
  signed: 'success',
  refused: 'failure',
  canceled: 'failure',
  // A contract closed meanwhile had been signed.
  closed: 'success',
};

/** Why a proof is refused, and what a withdrawal of proof tells its owner: the closed list staff choose from. */
export const proofRefusalReasons = [
  'reference_not_found',
  'amount_mismatch',
  'wrong_network',
  'unreadable',
  'unconfirmed',
  'other',
] as const;
export type ProofRefusalReason = (typeof proofRefusalReasons)[number];
