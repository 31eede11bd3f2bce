import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kaskadGrants } from '../../db/schema/kaskad.ts';
import type { InvestmentRow } from '../../db/schema/kaskad-rounds.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { givenInvestment, openRound, signInInvestor } from '../kaskad-rounds/rounds.fixture.ts';
import { givenClass, givenGrant, grantBody, signInHolder } from './grants.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let holder: SignedIn;
let grantId: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-22T09:00:00.000Z');
  admin = await signIn(test, 'admin_kaskad');
  holder = await signInHolder(test);
  const row = await givenClass(test, admin);
  grantId = (await givenGrant(test, admin, grantBody(row.class.id, holder))).grant.id;
});
afterAll(() => test.close());

const save = (change: Partial<typeof kaskadGrants.$inferInsert>) =>
  test.deps.db.update(kaskadGrants).set(change).where(eq(kaskadGrants.id, grantId));
const blockers = async () =>
  (await test.expectOk('getAccountDeletion', { token: holder.token })).blockers.map(({ reason }) => reason);

it('[B50] keeps the account open while units can be claimed or a claim is in progress, and no longer', async () => {
  expect(await blockers()).toEqual(['claimable']);
  const refused = await test.call('requestAccountDeletion', {
    token: holder.token,
    body: { password: testPassword },
  });
  expect([refused.status, Object(refused.body).error]).toEqual([
    409,
    expect.stringMatching(/ATT-2026-\d{4}\), dont des unités restent à réclamer/),
  ]);
  await save({ claimed: '18000000000', pending: '4000000000' });
  expect(await blockers()).toEqual(['claim']);
  // By the day of the closing, 22/12/2026, 22 000 are unlocked.
  await save({ claimed: '22000000000', pending: '0' });
  expect(await blockers()).toEqual([]);
});

it('[B50] is not kept open by what no network carries', async () => {
  const shares = await givenClass(test, admin, { kind: 'bspce', decimals: 0, network: null });
  const other = await signInHolder(test);
  await givenGrant(test, admin, grantBody(shares.class.id, other, { origin: 'bspce' }));
  expect((await test.expectOk('getAccountDeletion', { token: other.token })).blockers).toEqual([]);
});

it('[B51] the service is not unlinked while a grant is not wholly claimed, and the refusal says why', async () => {
  const body = { service: 'kaskad', password: testPassword } as const;
  const unlink = () => test.call('unlinkService', { token: holder.token, body });
  const refused = await unlink();
  expect([refused.status, Object(refused.body).error]).toEqual([
    409,
    expect.stringContaining('une attribution dont tout n’est pas encore réclamé'),
  ]);
  await save({ claimed: '60000000000' });
  expect((await unlink()).status).toBe(200);
});

const invest = async (change: Partial<InvestmentRow>) => {
  const { round } = await openRound(test);
  const investor = await signInInvestor(test, { canAccessYield: true });
  await givenInvestment(test, { round, userId: investor.userId, ...change });
  const deletion = await test.expectOk('getAccountDeletion', { token: investor.token });
  const body = { service: 'kaskad', password: testPassword } as const;
  const { status } = await test.call('unlinkService', { token: investor.token, body });
  return [deletion.blockers.map(({ reason }) => reason), status];
};

describe('an investment', () => {
  it.each([
    [{ state: 'reserved', submittedAt: null }, [], 200],
    [{ state: 'reflection' }, ['investment'], 409],
    [{ state: 'signed' }, ['investment'], 409],
    [{ state: 'firm', received: '4991' }, ['investment'], 409],
    [{ state: 'withdrawn', received: '4991' }, ['refund'], 409],
    [{ state: 'refunded', received: '0' }, [], 200],
    [{ state: 'issued', received: '4991' }, [], 409],
  ] as const)(
    '[B50] [B51] %j keeps the account open and the service linked',
    async (row, reasons, status) => {
      expect(await invest(row)).toEqual([reasons, status]);
    },
  );
});
