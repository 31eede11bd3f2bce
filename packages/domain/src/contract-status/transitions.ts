import type { ContractStatus, PaymentStatus } from './statuses.ts';

/**
 * Who acts on a contract: its owner, an administrator of yield, the signature provider, or anyone else. An
 * administrator acting on his own contract is its owner: nobody validates his own payment.
 */
export const contractActors = ['owner', 'admin', 'provider', 'other'] as const;
export type ContractActor = (typeof contractActors)[number];

export const contractActions = ['sign', 'refuse', 'expire', 'cancel', 'close', 'renounce'] as const;
export type ContractAction = (typeof contractActions)[number];

export const paymentActions = ['submitProof', 'startCheck', 'validatePayment', 'refuseProof'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** Why an action is refused; each has its own sentence and its own code in the catalogue of errors. */
export type ContractRefusal = 'forbidden' | 'notPending' | 'notSigned';
export type PaymentRefusal =
  | 'forbidden'
  | 'contractNotSigned'
  | 'alreadyPaid'
  | 'underCheck'
  | 'paymentCanceled'
  | 'noProof';

interface Rule<Status extends string, Refusal extends string> {
  /** Who may act; for anyone else the action is `forbidden`. */
  readonly by: ContractActor;
  /** From each status: where the action leads, or why it does not. */
  readonly from: Readonly<Record<Status, { readonly to: Status } | { readonly refused: Refusal }>>;
}

const notPending = { refused: 'notPending' } as const;
const notSigned = { refused: 'notSigned' } as const;

function fromPending(to: ContractStatus): Rule<ContractStatus, ContractRefusal>['from'] {
  return {
    pending: { to },
    signed: notPending,
    refused: notPending,
    canceled: notPending,
    closed: notPending,
  };
}

const fromSigned = {
  pending: notSigned,
  signed: { to: 'closed' },
  refused: notSigned,
  canceled: notSigned,
  closed: notSigned,
} as const;

/**
 * The life of a contract. Only the provider says that it is signed, refused or lapsed; only the owner cancels,
 * renounces or closes it (R266–R269). Nothing leaves refused, canceled or closed, whatever arrives late or twice.
 */
export const contractRules: Readonly<Record<ContractAction, Rule<ContractStatus, ContractRefusal>>> = {
  sign: { by: 'provider', from: fromPending('signed') },
  refuse: { by: 'provider', from: fromPending('refused') },
  expire: { by: 'provider', from: fromPending('canceled') },
  cancel: { by: 'owner', from: fromPending('canceled') },
  close: { by: 'owner', from: fromSigned },
  // Within its period only: see `renunciationUntil`.
  renounce: { by: 'owner', from: fromSigned },
};

const alreadyPaid = { refused: 'alreadyPaid' } as const;
const paymentCanceled = { refused: 'paymentCanceled' } as const;

/**
 * The life of a payment. Its owner proves it; an administrator checks it, validates it with amount, value date and
 * reference, or refuses the proof with a reason. `paid` is final (R254): an error is corrected by another entry.
 */
export const paymentRules: Readonly<Record<PaymentAction, Rule<PaymentStatus, PaymentRefusal>>> = {
  submitProof: {
    by: 'owner',
    from: {
      waiting: { to: 'proved' },
      proved: { to: 'proved' },
      checking: { refused: 'underCheck' },
      paid: alreadyPaid,
      canceled: paymentCanceled,
    },
  },
  startCheck: {
    by: 'admin',
    from: {
      waiting: { to: 'checking' },
      proved: { to: 'checking' },
      checking: { refused: 'underCheck' },
      paid: alreadyPaid,
      canceled: paymentCanceled,
    },
  },
  validatePayment: {
    by: 'admin',
    from: {
      waiting: { to: 'paid' },
      proved: { to: 'paid' },
      checking: { to: 'paid' },
      paid: alreadyPaid,
      canceled: paymentCanceled,
    },
  },
  refuseProof: {
    by: 'admin',
    from: {
      waiting: { refused: 'noProof' },
      proved: { to: 'waiting' },
      checking: { to: 'waiting' },
      paid: alreadyPaid,
      canceled: paymentCanceled,
    },
  },
};
