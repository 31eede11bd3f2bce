import type { ContractStatus, PaymentStatus } from './statuses.ts';

/**
 * The actor on a contract: its owner, an administrator of yield, the signature provider, or another account. An
 * administrator is `owner` on their own contract, so that they cannot validate their own payment.
 */
export const contractActors = ['owner', 'admin', 'provider', 'other'] as const;
export type ContractActor = (typeof contractActors)[number];

export const contractActions = [
  'sign',
  'refuse',
  'expire',
  'cancel',
  'close',
  'renounce',
  'renounceByLetter',
] as const;
export type ContractAction = (typeof contractActions)[number];

export const paymentActions = ['submitProof', 'startCheck', 'validatePayment', 'refuseProof'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** Why an action is refused; each reason has its own message and code in the error catalogue. */
export type ContractRefusal = 'forbidden' | 'notPending' | 'notSigned';
export type PaymentRefusal =
  | 'forbidden'
  | 'contractNotSigned'
  | 'alreadyPaid'
  | 'underCheck'
  | 'paymentCanceled'
  | 'noProof';

interface Rule<Status extends string, Refusal extends string> {
  /** The allowed actors; `forbidden` for the others. */
  readonly by: readonly ContractActor[];
  /** The next status by current status, or the reason of the refusal. */
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

const fromHeld = { ...fromSigned, closed: { to: 'closed' } } as const;

/**
 * The state machine of a contract. Only the provider signs, refuses or expires it; only the owner renounces it, an administrator
 * records the letter by which they did; its owner or an administrator cancels or closes it (R266–R269). Refused, canceled and closed are final, so that late or duplicate messages change
 * nothing; but a contract that its owner closed within its renunciation period can still be renounced.
 */
export const contractRules: Readonly<Record<ContractAction, Rule<ContractStatus, ContractRefusal>>> = {
  sign: { by: ['provider'], from: fromPending('signed') },
  refuse: { by: ['provider'], from: fromPending('refused') },
  expire: { by: ['provider'], from: fromPending('canceled') },
  cancel: { by: ['owner', 'admin'], from: fromPending('canceled') },
  close: { by: ['owner', 'admin'], from: fromSigned },
  // Only within its period, and once: see `isRenounceable`.
  renounce: { by: ['owner'], from: fromHeld },
  // The same, of a letter sent within the period, whenever it is recorded: see `validateLetter`.
  renounceByLetter: { by: ['admin'], from: fromHeld },
};

const alreadyPaid = { refused: 'alreadyPaid' } as const;
const paymentCanceled = { refused: 'paymentCanceled' } as const;

/**
 * The state machine of a payment. The owner submits the proof; an administrator starts the check, validates the payment
 * with amount, value date and reference, or refuses the proof with a reason. `paid` is final (R254): an error is
 * corrected by another entry.
 */
export const paymentRules: Readonly<Record<PaymentAction, Rule<PaymentStatus, PaymentRefusal>>> = {
  submitProof: {
    by: ['owner'],
    from: {
      waiting: { to: 'proved' },
      proved: { to: 'proved' },
      checking: { refused: 'underCheck' },
      paid: alreadyPaid,
      canceled: paymentCanceled,
    },
  },
  startCheck: {
    by: ['admin'],
    from: {
      waiting: { to: 'checking' },
      proved: { to: 'checking' },
      checking: { refused: 'underCheck' },
      paid: alreadyPaid,
      canceled: paymentCanceled,
    },
  },
  validatePayment: {
    by: ['admin'],
    from: {
      waiting: { to: 'paid' },
      proved: { to: 'paid' },
      checking: { to: 'paid' },
      paid: alreadyPaid,
      canceled: paymentCanceled,
    },
  },
  refuseProof: {
    by: ['admin'],
    from: {
      waiting: { refused: 'noProof' },
      proved: { to: 'waiting' },
      checking: { to: 'waiting' },
      paid: alreadyPaid,
      canceled: paymentCanceled,
    },
  },
};

/** The contract action for each status of a Yousign signature request; null for none. */
export const providerSignatureActions = {
  draft: null,
  approval: null,
  ongoing: null,
  paused: null,
  done: 'sign',
  declined: 'refuse',
  rejected: 'refuse',
  canceled: 'expire',
  expired: 'expire',
  deleted: 'expire',
} as const satisfies Record<string, ContractAction | null>;
export type ProviderSignatureStatus = keyof typeof providerSignatureActions;

/** Narrows a provider status to a known one. */
export function isProviderSignatureStatus(value: string): value is ProviderSignatureStatus {
  return Object.hasOwn(providerSignatureActions, value);
}
