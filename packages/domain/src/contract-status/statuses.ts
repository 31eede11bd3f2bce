/** The states of a contract (R265). */
export const contractStatuses = ['pending', 'signed', 'refused', 'canceled', 'closed'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** The states of its payment (R252). */
export const paymentStatuses = ['waiting', 'proved', 'checking', 'paid', 'canceled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The action of the proof button of a contract (R253). `none` shows only the status text. */
export type ProofAction = 'submit' | 'edit' | 'view' | 'none';

/** The proof button by payment status (R253). */
export const proofActions: Readonly<Record<PaymentStatus, ProofAction>> = {
  waiting: 'submit',
  proved: 'edit',
  checking: 'none',
  paid: 'view',
  canceled: 'none',
};

/** The outcome of polling a signature (R238, R239); polling continues while `waiting`. */
export const signatureOutcomes: Readonly<Record<ContractStatus, 'waiting' | 'success' | 'failure'>> = {
  pending: 'waiting',
  signed: 'success',
  refused: 'failure',
  canceled: 'failure',
  // A closed contract has been signed before.
  closed: 'success',
};

/** The reasons for refusing a proof that staff choose from; shown to the owner. */
export const proofRefusalReasons = [
  'reference_not_found',
  'amount_mismatch',
  'wrong_network',
  'unreadable',
  'unconfirmed',
  'other',
] as const;
export type ProofRefusalReason = (typeof proofRefusalReasons)[number];
