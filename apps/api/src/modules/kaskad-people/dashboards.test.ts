import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kaskadAllotments, kaskadValuations } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvestmentEvents, kaskadQuestions } from '../../db/schema/kaskad-rounds.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  givenInvestment,
  openRound,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => test.clock.set('2026-11-22T09:00:00.000Z'));
afterAll(() => test.close());

describe('getKaskadDashboard', () => {
  it('adds up what is paid, at the last valuation of its class, and names what there is to do', async () => {
    const { token, userId } = await signInInvestor(test);
    const admin = await signInKaskadAdmin(test);
    const { round, class: row } = await openRound(test);
    await givenInvestment(test, { round, userId, state: 'partly_allotted', allottedUnits: '50' });
    await givenInvestment(test, { round, userId, state: 'withdrawn' });
    for (const state of ['failed', 'canceled'] as const) {
      const { round: over } = await openRound(test, { state });
      await givenInvestment(test, { round: over, userId, state: 'firm' });
    }
    const toSign = await givenInvestment(test, { round, userId, state: 'submitted' });
    const read = () => test.expectOk('getKaskadDashboard', { token });
    expect(await read()).toMatchObject({
      total_invested: '4025.00',
      value: { amount: '4025.00', method: 'at_cost', day: null },
      projects: [{ amount: '4025.00' }],
      to_do: [{ task: 'sign', investment_id: toSign.id }],
    });
    await test.deps.db.insert(kaskadValuations).values({
      id: test.deps.ids.uuid(),
      classId: row.id,
      price: '100',
      day: '2026-11-01',
      method: 'expert',
      recordedAt: test.deps.clock.now(),
      recordedBy: admin.userId,
    });
    expect((await read()).value).toEqual({ amount: '5000.00', method: 'expert', day: '2026-11-01' });
  });

  it('names the last instant of what there is to do', async () => {
    const { token, userId } = await signInInvestor(test);
    const closesAt = new Date('2026-12-12T09:00:00.000Z');
    const soon = new Date('2026-11-25T09:00:00.000Z');
    const signedAt = new Date('2026-11-20T09:00:00.000Z');
    const { round } = await openRound(test, { closesAt });
    const { round: sooner } = await openRound(test, { closesAt: soon });
    const { round: reserving } = await openRound(test, { state: 'reservations', closesAt });
    const given = [
      await givenInvestment(test, { round, userId, state: 'signed', signedAt }),
      await givenInvestment(test, { round: sooner, userId, state: 'signed', signedAt }),
      await givenInvestment(test, { round: reserving, userId, state: 'reserved', reservedAt: signedAt }),
      await givenInvestment(test, { round, userId, state: 'submitted' }),
    ];
    const { to_do: toDo } = await test.expectOk('getKaskadDashboard', { token });
    const untilOf = new Map(toDo.map(({ investment_id: id, task, until }) => [id, [task, until]]));
    expect(given.map(({ id }) => untilOf.get(id))).toEqual([
      ['pay', '2026-11-30T09:00:00.000Z'],
      ['pay', soon.toISOString()],
      ['confirm', '2026-11-27T09:00:00.000Z'],
      ['sign', closesAt.toISOString()],
    ]);
  });

  it('shows rounds of the caller’s audience alone', async () => {
    const { token } = await signInInvestor(test);
    const { round: shown } = await openRound(test);
    const { round: hidden } = await openRound(test, { audience: 'whitelist' });
    const { opportunities } = await test.expectOk('getKaskadDashboard', { token });
    const ids = opportunities.map(({ id }) => id);
    expect(ids).toContain(shown.id);
    expect(ids).not.toContain(hidden.id);
  });
});

describe('getKaskadAdminDashboard', () => {
  it('has the last thirty days in Paris, and the euros of the three marks', async () => {
    const { token } = await signInKaskadAdmin(test);
    const read = () => test.expectOk('getKaskadAdminDashboard', { token });
    const before = await read();
    const { round } = await openRound(test);
    const { userId } = await signInInvestor(test, { kycStatus: 'pending' });
    // 00:30 in Paris.
    const submittedAt = new Date('2026-11-21T23:30:00.000Z');
    const { id } = await givenInvestment(test, { round, userId, state: 'firm', submittedAt });
    await test.deps.db.insert(kaskadInvestmentEvents).values({
      id: test.deps.ids.uuid(),
      investmentId: id,
      at: submittedAt,
      event: 'submitted',
    });
    const after = await read();
    expect(Number(after.marks.firm) - Number(before.marks.firm)).toBe(4991);
    expect(after.identities_required).toBe(before.identities_required + 1);
    expect(after.commitments).toHaveLength(30);
    const lastOf = ({ commitments }: typeof after) =>
      commitments.find(({ day }) => day === '2026-11-22')?.amount;
    expect(Number(lastOf(after)) - Number(lastOf(before))).toBe(4991);
    expect(after.activity[0]).toMatchObject({ event: 'submitted', investment_id: id });
  });

  it('counts the rounds to allot, and the questions without a reply of rounds under way', async () => {
    const { token, userId: admin } = await signInKaskadAdmin(test);
    const read = async () => {
      const { rounds_to_allot, open_questions } = await test.expectOk('getKaskadAdminDashboard', { token });
      return [rounds_to_allot, open_questions];
    };
    const { round: closed } = await openRound(test, { state: 'closed' });
    const { round: allotted } = await openRound(test, { state: 'closed' });
    await test.deps.db.insert(kaskadAllotments).values({
      roundId: allotted.id,
      rule: 'pro_rata',
      demand: '1',
      allotted: '1',
      investors: 1,
      publishedAt: test.clock.now(),
      publishedBy: admin,
    });
    const { round: failed } = await openRound(test, { state: 'failed' });
    const { userId } = await signInInvestor(test);
    expect(await read()).toEqual([1, { count: 0, round_id: null }]);
    const repliedAt = test.clock.now();
    const posted = [
      { roundId: closed.id, postedAt: new Date('2026-11-20T09:00:00.000Z') },
      { roundId: allotted.id, postedAt: new Date('2026-11-19T09:00:00.000Z') },
      { roundId: failed.id, postedAt: new Date('2026-11-18T09:00:00.000Z') },
      {
        roundId: closed.id,
        postedAt: new Date('2026-11-17T09:00:00.000Z'),
        reply: 'Oui.',
        repliedAt,
        repliedBy: admin,
      },
    ];
    await test.deps.db
      .insert(kaskadQuestions)
      .values(posted.map((row) => ({ id: test.deps.ids.uuid(), userId, question: 'Quand ?', ...row })));
    expect(await read()).toEqual([1, { count: 2, round_id: allotted.id }]);
  });
});
