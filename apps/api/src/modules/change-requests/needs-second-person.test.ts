import { addDays } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../db/schema/books.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { parameters, parameterVersions } from '../../db/schema/platform.ts';
import type { Actor } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';
import { openSession } from '../identity/open-session.ts';
import { needsSecondPerson } from './needs-second-person.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
let actor: Actor;

beforeAll(async () => {
  ({ test, client } = await openMarket());
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signIn(test, 'admin_yield');
  const opened = await openSession(test.deps, admin.token, { ip: '', requestId: '', withVersions: false });
  if (opened === null) throw new Error('no session');
  actor = opened;
});

/** A payment validated now, by the administrator unless `placedBy` is another. */
async function givenPayment(amount: string, asset = 'EURO', placedBy = admin.userId): Promise<string> {
  const contractId = await givenContract(test, client, { status: 'signed', paymentStatus: 'paid' });
  await test.deps.db.insert(orders).values({
    id: test.deps.ids.uuid(),
    contractId,
    userId: client.userId,
    kind: 'subscription',
    asset,
    request: 'amount',
    amount,
    orderDay: '2026-03-02',
    subscriptionFeePercent: '0',
    fxFeePercent: '0',
    subscriptionFee: '0',
    fxFee: '0',
    placedAt: test.clock.now(),
    placedBy,
  });
  return contractId;
}

async function needs(amount: string, asset = 'EURO') {
  const payment = { amount: decimal(amount), asset };
  const { isNeeded, total } = await test.deps.db.transaction((tx) =>
    needsSecondPerson({ ...test.deps, db: tx }, actor, payment),
  );
  return { isNeeded, total: total?.toString() };
}

describe('the payments that one person validates alone in a day', () => {
  it('add up until the threshold', async () => {
    await givenPayment('40000');
    await givenPayment('1', 'BTC');
    expect(await needs('20000.01', 'USDC')).toEqual({ isNeeded: true, total: '136000.008' });
    await test.deps.db.delete(orders);
    await givenPayment('72000');
    expect(await needs('27999.99')).toEqual({ isNeeded: false, total: '99999.99' });
    expect(await needs('40000')).toEqual({ isNeeded: true, total: '112000' });
  });

  it('leave out those of others, of another day in Paris, and those that a second person approved', async () => {
    const other = await signIn(test, 'admin_yield');
    await givenPayment('90000', 'EURO', other.userId);
    expect(await needs('90000')).toEqual({ isNeeded: false, total: '90000' });

    await givenPayment('90000');
    test.clock.set('2026-03-02T22:59:00.000Z');
    expect((await needs('90000')).isNeeded).toBe(true);
    test.clock.set('2026-03-02T23:00:00.000Z');
    expect(await needs('90000')).toEqual({ isNeeded: false, total: '90000' });

    for (const kind of ['payment.validate', 'payment.rectify'] as const) {
      const contractId = await givenPayment('90000');
      expect((await needs('90000')).isNeeded).toBe(true);
      await test.deps.db.insert(changeRequests).values({
        id: test.deps.ids.uuid(),
        kind,
        state: 'approved',
        subjectType: 'contract',
        subjectId: contractId,
        subjectLabel: '',
        payload: { input: {}, lines: [] },
        fingerprint: '',
        makerId: other.userId,
        checkerId: admin.userId,
        reason: '',
        createdAt: test.clock.now(),
        expiresAt: test.clock.now(),
      });
      expect(await needs('90000')).toEqual({ isNeeded: false, total: '90000' });
    }
  });

  it('need a second person when a rate is missing', async () => {
    expect(await needs('1', 'ETH')).toEqual({ isNeeded: true, total: undefined });
  });

  it('are compared with the parameter', async () => {
    await test.deps.db.insert(parameters).values({
      key: 'TWO_PERSON_THRESHOLD_EUR',
      value: '5000',
      unit: 'EUR',
      category: 'control',
      metadata: {},
    });
    expect(await needs('4999.99')).toEqual({ isNeeded: false, total: '4999.99' });
    expect(await needs('5000')).toEqual({ isNeeded: true, total: '5000' });
  });

  it('are compared with the version in force on their day', async () => {
    const version = { key: 'TWO_PERSON_THRESHOLD_EUR', reason: '', enteredBy: admin.userId };
    const createdAt = test.clock.now();
    const today = parisDay(createdAt);
    await test.deps.db.insert(parameterVersions).values([
      { ...version, value: '3000', effectiveDay: today, createdAt },
      { ...version, value: '1000000', effectiveDay: addDays(today, 1), createdAt },
    ]);
    expect(await needs('2999.99')).toEqual({ isNeeded: false, total: '2999.99' });
    expect(await needs('3000')).toEqual({ isNeeded: true, total: '3000' });
  });
});
