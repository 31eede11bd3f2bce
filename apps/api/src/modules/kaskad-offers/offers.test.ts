import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kaskadTests } from '../../db/schema/kaskad-registers.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { kaskadInvitations } from '../../db/schema/kaskad-rounds.ts';
import { parameters } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import {
  givenInvestment,
  givenRoundDocument,
  openRound,
  signInInvestor,
} from '../kaskad-rounds/rounds.fixture.ts';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-11-10T09:00:00.000Z');
  client = await signInInvestor(test);
});

const listed = async ({ token } = client) =>
  (await test.expectOk('listRounds', { token })).items.map(({ id }) => id);
const get = ({ id }: Pick<RoundRow, 'id'>, { token } = client) =>
  test.call('getRound', { token, params: { id } });
const mine = async (round: Pick<RoundRow, 'id'>, by = client) => Object((await get(round, by)).body).mine;

describe('[B29] a round of a whitelist', () => {
  it('does not exist for others: list, link, documents, questions', async () => {
    const { round } = await openRound(test, { audience: 'whitelist' });
    const document = await givenRoundDocument(test, round);
    const download = { token: client.token, params: { id: round.id, document_id: document } };
    const question = { token: client.token, params: { id: round.id }, body: { question: 'Quand ?' } };
    expect(await listed()).not.toContain(round.id);
    expect((await get(round)).status).toBe(404);
    expect((await test.call('downloadRoundDocument', download)).status).toBe(404);
    expect((await test.call('postRoundQuestion', question)).status).toBe(404);
    const invited = { roundId: round.id, userId: client.userId, invitedAt: test.clock.now() };
    await test.deps.db.insert(kaskadInvitations).values(invited);
    expect(await listed()).toContain(round.id);
    expect((await get(round)).status).toBe(200);
    expect((await test.call('downloadRoundDocument', download)).status).toBe(200);
    expect((await test.call('postRoundQuestion', question)).status).toBe(201);
  });
});

it('a round of a code is opened by it, in its exact form', async () => {
  const { round } = await openRound(test, { audience: 'code', code: 'AMIS-2026' });
  const open = (code: string) => test.call('useRoundCode', { token: client.token, body: { code } });
  expect((await get(round)).status).toBe(404);
  expect((await open('AMIS-2027')).status).toBe(404);
  expect(await open(' AMIS-2026 ')).toMatchObject({ status: 200, body: { round: { id: round.id } } });
  expect((await open('AMIS-2026')).status).toBe(200);
  expect(await listed()).toContain(round.id);
});

it.each(['draft', 'review', 'canceled'] as const)('a round that is %s is never seen', async (state) => {
  const { round } = await openRound(test, { state });
  expect([await listed(), (await get(round)).status]).toEqual([expect.not.arrayContaining([round.id]), 404]);
});

it('past rounds are listed, and questions are read once they have a reply', async () => {
  const { round } = await openRound(test, { state: 'failed' });
  expect(await listed()).toContain(round.id);
  const open = (await openRound(test)).round;
  const question = { token: client.token, params: { id: open.id }, body: { question: ' ' } };
  expect((await test.call('postRoundQuestion', question)).status).toBe(422);
  await test.expectOk('postRoundQuestion', { ...question, body: { question: 'Quand ?' } });
  expect(Object((await get(open)).body).questions).toHaveLength(1);
  expect(Object((await get(open, await signInInvestor(test))).body).questions).toEqual([]);
});

describe('what a round is to a person', () => {
  it('[B28] names the identity that is missing', async () => {
    const { round } = await openRound(test);
    const pending = await signInInvestor(test, { kycStatus: 'pending' });
    expect(await mine(round, pending)).toMatchObject({ missing: 'identity' });
    expect(await mine(round)).toMatchObject({ missing: null });
    const company = await signInInvestor(test, { isCompany: true });
    expect(await mine(round, company)).toMatchObject({ missing: 'documents' });
  });

  it('[B27] has no step, no period and no warning while the regime is off; [B25] with it, a test that failed warns', async () => {
    const { round } = await openRound(test, { regime: 'psfp' });
    expect(await mine(round)).toMatchObject({
      steps: ['amount', 'payment', 'documents', 'signature', 'result'],
      has_reflection: false,
      has_withdrawal: false,
      warning_floor: null,
      missing: null,
    });
    const at = { unit: 'switch', category: 'kaskad', updatedAt: test.clock.now() };
    await test.deps.db.insert(parameters).values({ key: 'KASKAD_PSFP', value: '1', ...at });
    expect(await mine(round)).toMatchObject({
      steps: ['amount', 'questionnaire', 'payment', 'documents', 'signature', 'result'],
      has_reflection: true,
      warning_floor: '1000',
      missing: 'knowledge_test',
    });
    const taken = {
      id: test.deps.ids.uuid(),
      userId: client.userId,
      kind: 'knowledge',
      hasPassed: false,
    } as const;
    await test.deps.db
      .insert(kaskadTests)
      .values({ ...taken, takenOn: '2026-11-10', takenAt: test.clock.now() });
    expect(await mine(round)).toMatchObject({ missing: null });
  });

  it('[B20] names the units held, what is left and the open reservation', async () => {
    const { round } = await openRound(test, { rule: 'first_come' });
    await givenInvestment(test, { round, userId: client.userId, units: '90' });
    await givenInvestment(test, { round, userId: (await signInInvestor(test)).userId, units: '400' });
    const reserved = await givenInvestment(test, { round, userId: client.userId, state: 'reserved' });
    expect(await mine(round)).toMatchObject({ held: '90', remaining: '1000', reservation_id: reserved.id });
  });
});
