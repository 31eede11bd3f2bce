import { describe, expect, it } from 'vitest';
import { computeFlags } from '../access/index.ts';
import {
  contractActorFor,
  decideContractAction,
  decidePaymentAction,
  ownerStepOf,
  proofActionFor,
} from './decide.ts';
import { eventTypes, toEventType } from './events.ts';
import { isRenounceable, renunciationUntil } from './renunciation.ts';
import { contractStatuses, paymentStatuses, proofActions } from './statuses.ts';
import {
  type ContractAction,
  type ContractActor,
  contractActions,
  contractActors,
  isProviderSignatureStatus,
  type PaymentAction,
  paymentActions,
  providerSignatureActions,
} from './transitions.ts';

// Columns: pending signed refused canceled closed, for the allowed actors.
const contractTable: Record<ContractAction, readonly [readonly [ContractActor, ...ContractActor[]], string]> =
  {
    sign: [['provider'], 'signed notPending notPending notPending notPending'],
    refuse: [['provider'], 'refused notPending notPending notPending notPending'],
    expire: [['provider'], 'canceled notPending notPending notPending notPending'],
    cancel: [['owner', 'admin'], 'canceled notPending notPending notPending notPending'],
    close: [['owner', 'admin'], 'notSigned closed notSigned notSigned notSigned'],
    renounce: [['owner'], 'notSigned closed notSigned notSigned closed'],
    renounceByLetter: [['admin'], 'notSigned closed notSigned notSigned closed'],
  };

// Columns: waiting proved checking paid canceled, on a signed contract.
const paymentTable: Record<PaymentAction, readonly [ContractActor, string]> = {
  submitProof: ['owner', 'proved proved underCheck alreadyPaid paymentCanceled'],
  startCheck: ['admin', 'checking checking underCheck alreadyPaid paymentCanceled'],
  validatePayment: ['admin', 'paid paid paid alreadyPaid paymentCanceled'],
  refuseProof: ['admin', 'noProof waiting waiting alreadyPaid paymentCanceled'],
};

const paymentsAfter = (action: ContractAction) =>
  paymentStatuses.map((payment_status) => {
    const status = action === 'close' || action === 'renounce' ? 'signed' : 'pending';
    const result = decideContractAction(action, { status, payment_status }, contractTable[action][0][0]);
    return result.isAllowed ? result.next.payment_status : 'refused';
  });

describe('the renunciation period of a contract', () => {
  it.each([
    ['fourteen days after the day it was signed, across a month', { days: 14 }, '2026-12-05'],
    ['as many days as the parameter says', { days: 30 }, '2026-12-21'],
    ['not there when the parameter is 0', { days: 0 }, null],
    ['not there for a company', { days: 14, isCompany: true }, null],
  ] as const)('is %s', (_, conclusion, expected) => {
    expect(renunciationUntil({ signedOn: '2026-11-21', isCompany: false, ...conclusion })).toBe(expected);
  });

  const signed = {
    status: 'signed',
    payment_status: 'paid',
    renounceUntil: '2026-12-05',
    isRenounced: false,
  } as const;

  it.each([
    ['signed, on its last day', {}, '2026-12-05', true],
    ['signed, on the day after', {}, '2026-12-06', false],
    ['signed and not paid', { payment_status: 'waiting' }, '2026-12-05', true],
    ['signed, without a period', { renounceUntil: null }, '2026-12-05', false],
    ['closed after it was paid, on its last day', { status: 'closed' }, '2026-12-05', true],
    ['closed after it was paid, on the day after', { status: 'closed' }, '2026-12-06', false],
    [
      'closed without having been paid',
      { status: 'closed', payment_status: 'canceled' },
      '2026-12-05',
      false,
    ],
    ['renounced already', { status: 'closed', isRenounced: true }, '2026-12-05', false],
    ['still to be signed', { status: 'pending' }, '2026-12-05', false],
  ] as const)('lets a contract be renounced, or not: %s', (_, contract, today, expected) => {
    expect(isRenounceable({ ...signed, ...contract }, today)).toBe(expected);
  });
});

describe('decideContractAction', () => {
  const rows = contractActions.flatMap((action) => contractActors.map((actor) => [action, actor] as const));

  it.each(rows)('decides %s by %s from every status', (action, actor) => {
    const decided = contractStatuses.map((status) => {
      const result = decideContractAction(action, { status, payment_status: 'waiting' }, actor);
      return result.isAllowed ? result.next.status : result.reason;
    });
    const [allowed, expected] = contractTable[action];
    expect(decided.join(' ')).toBe(allowed.includes(actor) ? expected : 'forbidden '.repeat(5).trim());
  });

  it('never leaves refused, canceled or closed; renouncing a closed contract leaves it closed', () => {
    for (const status of ['refused', 'canceled', 'closed'] as const) {
      for (const [action, actor] of rows) {
        const decision = decideContractAction(action, { status, payment_status: 'waiting' }, actor);
        const by = { renounce: 'owner', renounceByLetter: 'admin' };
        const isKept = status === 'closed' && new Map(Object.entries(by)).get(action) === actor;
        expect(decision.isAllowed).toBe(isKept);
        if (decision.isAllowed) expect(decision.next.status).toBe(status);
      }
    }
  });

  it('cancels an unpaid payment with its contract, and keeps a paid one', () => {
    const ended = ['canceled', 'canceled', 'canceled', 'paid', 'canceled'];
    expect([
      paymentsAfter('refuse'),
      paymentsAfter('expire'),
      paymentsAfter('cancel'),
      paymentsAfter('close'),
    ]).toEqual([ended, ended, ended, ended]);
    expect(paymentsAfter('sign')).toEqual([...paymentStatuses]);
  });
});

describe('decidePaymentAction', () => {
  const rows = paymentActions.flatMap((action) => contractActors.map((actor) => [action, actor] as const));

  it.each(rows)('decides %s by %s from every payment status', (action, actor) => {
    const decided = paymentStatuses.map((payment_status) => {
      const result = decidePaymentAction(action, { status: 'signed', payment_status }, actor);
      return result.isAllowed ? result.next.payment_status : result.reason;
    });
    const [allowed, expected] = paymentTable[action];
    expect(decided.join(' ')).toBe(actor === allowed ? expected : 'forbidden '.repeat(5).trim());
  });

  it('changes no payment of a contract that is not signed', () => {
    for (const status of contractStatuses.filter((held) => held !== 'signed')) {
      for (const payment_status of paymentStatuses) {
        for (const [action, actor] of rows) {
          expect(decidePaymentAction(action, { status, payment_status }, actor).isAllowed).toBe(false);
        }
      }
      const paying = decidePaymentAction('submitProof', { status, payment_status: 'waiting' }, 'owner');
      expect(paying).toEqual({ isAllowed: false, reason: 'contractNotSigned' });
    }
  });
});

describe('the proof button', () => {
  it('submits, edits or shows by payment status', () => {
    expect(proofActions).toEqual({
      waiting: 'submit',
      proved: 'edit',
      checking: 'none',
      paid: 'view',
      canceled: 'none',
    });
    expect(proofActionFor({ status: 'signed', payment_status: 'waiting' })).toBe('submit');
    expect(proofActionFor({ status: 'pending', payment_status: 'waiting' })).toBe('none');
    expect(proofActionFor({ status: 'closed', payment_status: 'paid' })).toBe('view');
  });
});

describe('what a contract waits for from its owner', () => {
  it.each([
    ['pending', 'waiting', null, 'sign'],
    ['signed', 'waiting', null, 'pay'],
    ['signed', 'waiting', 'Référence introuvable.', 'prove_again'],
    ['signed', 'proved', null, null],
    ['signed', 'checking', 'Référence introuvable.', null],
    ['signed', 'paid', 'Référence introuvable.', null],
    ['refused', 'canceled', null, null],
    ['canceled', 'canceled', null, null],
    ['closed', 'canceled', 'Référence introuvable.', null],
    ['closed', 'paid', null, null],
  ] as const)('%s, %s, refused for %j: %j', (status, payment_status, refusal, step) => {
    expect(ownerStepOf({ status, payment_status }, refusal)).toBe(step);
  });
});

describe('contractActorFor', () => {
  const none = {
    can_access_yield: true,
    can_access_kaskad: false,
    can_access_yield_admin: false,
    can_access_kaskad_admin: false,
  };
  const account = (id: string, role: 'client' | 'admin_yield' | 'admin_kaskad' | 'commercial') => ({
    id,
    role,
    is_kyc: true,
    ...computeFlags({ ...none, role }),
  });

  it('prefers ownership over the administrator flag', () => {
    expect(contractActorFor(account('1', 'client'), '1')).toBe('owner');
    expect(contractActorFor(account('1', 'admin_yield'), '1')).toBe('owner');
    expect(contractActorFor(account('1', 'admin_yield'), '2')).toBe('admin');
    expect(contractActorFor(account('1', 'admin_kaskad'), '2')).toBe('other');
    expect(contractActorFor(account('1', 'commercial'), '2')).toBe('other');
    expect(contractActorFor(account('1', 'client'), '2')).toBe('other');
  });
});

describe('external values', () => {
  it('maps each signature status of the provider to an action of the contract', () => {
    expect(providerSignatureActions.done).toBe('sign');
    expect([providerSignatureActions.declined, providerSignatureActions.rejected]).toEqual([
      'refuse',
      'refuse',
    ]);
    expect(providerSignatureActions.expired).toBe('expire');
    expect(providerSignatureActions.ongoing).toBeNull();
    expect(['done', 'toString', 'other'].map(isProviderSignatureStatus)).toEqual([true, false, false]);
  });

  it('parses an unknown event type as other', () => {
    expect(eventTypes.map(toEventType)).toEqual([...eventTypes]);
    expect(toEventType('contract_signed')).toBe('other');
  });
});
