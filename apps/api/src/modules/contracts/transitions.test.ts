// Every state of a contract × every action × every caller, through HTTP (R252–R254, R265–R269).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractRow } from '../../db/schema/contracts.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies, stateOf } from './contracts.fixture.ts';

let test: TestApp;
let owner: SignedIn;
const callers: Record<string, SignedIn> = {};

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  owner = await signIn(test, 'client');
  callers['another client'] = await signIn(test, 'client');
  callers['cgp'] = await signIn(test, 'cgp');
  for (const role of ['commercial', 'equisafe', 'admin_kaskad', 'admin_yield', 'super_admin'] as const) {
    callers[role] = await signIn(test, role);
  }
});
afterAll(() => test.close());

type State = [ContractRow['status'], ContractRow['paymentStatus']];
const states: State[] = [
  ['pending', 'waiting'],
  ['signed', 'waiting'],
  ['signed', 'proved'],
  ['signed', 'checking'],
  ['signed', 'paid'],
  ['refused', 'canceled'],
  ['canceled', 'canceled'],
  ['closed', 'paid'],
  ['closed', 'canceled'],
];

const proof = { payment_proof: { executed_on: '2026-03-01', reference: 'VIR-1' } };
const receipt = { amount: '15000', value_date: '2026-03-01', reference: 'VIR-1' };

type Action =
  | 'cancelContract'
  | 'closeContract'
  | 'renounceContract'
  | 'submitPaymentProof'
  | 'startPaymentCheck'
  | 'validatePayment'
  | 'refuseProof';
interface Row {
  action: Action;
  body?: object;
  /** One word a state, in the order above: the state after, or « - » for a refusal (409). */
  after: string;
}

const clientActions: Row[] = [
  { action: 'cancelContract', after: 'canceled/canceled - - - - - - - -' },
  {
    action: 'closeContract',
    // A paid contract without a payment row here holds no unit, and closes without paying anything out.
    after: '- closed/canceled closed/canceled closed/canceled closed/paid - - - -',
  },
  {
    action: 'renounceContract',
    // Within its period, which `attempt` gives to every contract.
    after: '- closed/canceled closed/canceled closed/canceled closed/paid - - closed/paid -',
  },
  { action: 'submitPaymentProof', body: proof, after: '- signed/proved signed/proved - - - - - -' },
];
const adminActions: Row[] = [
  { action: 'startPaymentCheck', after: '- signed/checking signed/checking - - - - - -' },
  { action: 'validatePayment', body: receipt, after: '- signed/paid signed/paid signed/paid - - - - -' },
  {
    action: 'refuseProof',
    body: { reason: 'unreadable' },
    after: '- - signed/waiting signed/waiting - - - - -',
  },
];

async function attempt(action: Action, who: SignedIn | null, body: object | undefined, state: State) {
  const [status, paymentStatus] = state;
  const id = await givenContract(test, owner, {
    status,
    paymentStatus,
    renounceUntil: '2099-12-31',
  });
  const response = await test.call(action, {
    ...(who ? { token: who.token } : {}),
    params: { id },
    // A reference pays once: each contract has its own.
    ...(body ? { body: action === 'validatePayment' ? { ...body, reference: `VIR-${id}` } : body } : {}),
  });
  return { status: response.status, after: (await stateOf(test, id)).join('/') };
}

function rowsOf(actions: Row[]) {
  return actions.flatMap(({ action, body, after }) =>
    states.map(
      (state, index) => [action, state.join('/'), after.split(' ')[index] ?? '', { body, state }] as const,
    ),
  );
}

describe('the owner', () => {
  it.each(rowsOf(clientActions))('%s on %s gives %s', async (action, before, expected, { body, state }) => {
    const outcome = await attempt(action, owner, body, state);
    expect(outcome).toEqual(
      expected === '-' ? { status: 409, after: before } : { status: 200, after: expected },
    );
  });
});

describe('an administrator', () => {
  it.each(rowsOf(adminActions))('%s on %s gives %s', async (action, before, expected, { body, state }) => {
    const outcome = await attempt(action, callers['admin_yield'] ?? null, body, state);
    expect(outcome).toEqual(
      expected === '-' ? { status: 409, after: before } : { status: 200, after: expected },
    );
  });
});

describe('any other caller', () => {
  const clients = ['another client', 'cgp'];
  const staff = ['commercial', 'equisafe', 'admin_kaskad', 'admin_yield', 'super_admin'];
  const admins = ['admin_yield', 'super_admin'];
  const rows = [
    ...clientActions.flatMap(({ action, body }) => [
      ...clients.map((who) => [action, who, 404, body] as const),
      ...staff.map((who) => [action, who, 403, body] as const),
      [action, 'no session', 401, body] as const,
    ]),
    ...adminActions.flatMap(({ action, body }) => [
      ...[...clients, ...staff.filter((role) => !admins.includes(role))].map(
        (who) => [action, who, 403, body] as const,
      ),
      [action, 'no session', 401, body] as const,
    ]),
  ];
  it.each(rows)('%s by %s is refused with %i whatever the state', async (action, who, status, body) => {
    for (const state of states) {
      expect(await attempt(action, callers[who] ?? null, body, state)).toEqual({
        status,
        after: state.join('/'),
      });
    }
  });

  it('is an administrator judging their own payment', async () => {
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const id = await givenContract(test, both, { status: 'signed', paymentStatus: 'proved' });
    const response = await test.call('validatePayment', { token: both.token, params: { id }, body: receipt });
    expect(response.status).toBe(403);
    expect(await stateOf(test, id)).toEqual(['signed', 'proved']);
  });
});
