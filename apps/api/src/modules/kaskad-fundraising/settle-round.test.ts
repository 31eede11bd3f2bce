import { investmentStates, markOf } from '@repo/domain/kaskad';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { kaskadRoundMails } from '../../db/schema/kaskad-registers.ts';
import {
  type InvestmentRow,
  kaskadInvestments,
  kaskadRounds,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  givenInvestment,
  openRound,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';
import { sumRounds } from '../kaskad-rounds/rounds.repository.ts';
import { keepRounds } from './settle-round.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-11-10T09:00:00.000Z');
  await test.deps.db.delete(payouts);
  await test.deps.db.delete(receipts);
  await test.deps.db.delete(kaskadInvestments);
  await test.deps.db.delete(kaskadRounds);
});

const run = () => keepRounds(test.deps);

/** The money of an investment, as staff recorded it. */
async function givenReceipt({ id, userId, roundId, received }: InvestmentRow): Promise<void> {
  const money = { amount: received, worth: received, asset: 'EURO', day: '2026-11-05' };
  const account = { account: `escrow:${roundId}`, externalId: id, recordedAt: test.clock.now() };
  await test.deps.db.insert(receipts).values({
    id: test.deps.ids.uuid(),
    source: 'typed',
    state: 'invested',
    ...money,
    ...account,
    investmentId: id,
    userId,
  });
}

async function givenPaid(change: Parameters<typeof givenInvestment>[1]): Promise<InvestmentRow> {
  const investment = await givenInvestment(test, change);
  await givenReceipt(investment);
  return investment;
}
async function stateOf({ id }: Pick<RoundRow, 'id'>) {
  const [row] = await test.deps.db.select().from(kaskadRounds).where(eq(kaskadRounds.id, id));
  return row?.state;
}
const investor = async () => (await signInInvestor(test)).userId;
const past = {
  opensAt: new Date('2026-10-01T09:00:00.000Z'),
  closesAt: new Date('2026-11-10T08:59:59.000Z'),
};

describe('dates', () => {
  it('open a round at its instant', async () => {
    const opensAt = new Date('2026-11-10T09:00:01.000Z');
    const { round } = await openRound(test, { state: 'reservations', opensAt });
    await run();
    expect(await stateOf(round)).toBe('reservations');
    test.clock.advance({ seconds: 1 });
    await run();
    expect(await stateOf(round)).toBe('open');
  });

  it('[B31] close a round one second after its deadline, whatever the state that a job has yet to move', async () => {
    const { round } = await openRound(test, past);
    const { token } = await signInInvestor(test);
    const card = await test.expectOk('getRound', { token, params: { id: round.id } });
    expect([card.round.status, card.round.is_taking, card.mine.missing]).toEqual([
      'open',
      false,
      'not_taking',
    ]);
    const userId = await investor();
    const withdrawalUntil = new Date('2026-11-20T09:00:00.000Z');
    await givenInvestment(test, { round, userId, state: 'withdrawable', units: '500', withdrawalUntil });
    await run();
    expect(await stateOf(round)).toBe('closing');
    test.clock.set('2026-11-20T09:00:00.000Z');
    await run();
    expect(await stateOf(round)).toBe('closed');
  });

  it('of a round that was not opened in time bring it to its end', async () => {
    const { round } = await openRound(test, { ...past, state: 'reservations' });
    await run();
    expect(await stateOf(round)).toBe('failed');
  });
});

describe('the end of a round', () => {
  it('[B32] under its minimum by one unit pays everybody back by parts, once', async () => {
    const { round } = await openRound(test, past);
    const userId = await investor();
    for (let place = 0; place < 250; place += 1)
      await givenPaid({ round, userId, units: place === 249 ? '250' : '1', received: '80.5' });
    await givenInvestment(test, { round, userId, state: 'signed', units: '9' });
    await run();
    const isEnded = gt(kaskadInvestments.received, '0');
    expect(await stateOf(round)).toBe('failed');
    expect(await test.deps.db.$count(kaskadInvestments, isEnded)).toBe(0);
    await run();
    const owed = await test.deps.db.select().from(payouts);
    expect(owed.map(({ amount, investmentCause }) => [amount, investmentCause])).toEqual(
      Array.from({ length: 250 }, () => ['80.5', 'failed']),
    );
    expect(await test.deps.db.$count(kaskadRoundMails)).toBe(0);
    const mails = await test.deps.db.$count(mailOutbox, eq(mailOutbox.kind, 'investmentMoved'));
    expect(mails).toBe(251);
  }, 60_000);

  it('[B53] a run that fails in a part leaves it whole to the next', async () => {
    const { round } = await openRound(test, past);
    const userId = await investor();
    for (let place = 0; place < 200; place += 1)
      await givenPaid({ round, userId, units: '1', received: '80.5' });
    // Its part cannot end before its receipt is there.
    const last = await givenInvestment(test, { round, userId, units: '1', received: '80.5' });
    await expect(run()).rejects.toThrow('without a receipt');
    const left = and(eq(kaskadInvestments.roundId, round.id), gt(kaskadInvestments.received, '0'));
    expect(await test.deps.db.$count(kaskadInvestments, left)).toBe(1);
    await givenReceipt(last);
    await run();
    expect(await test.deps.db.$count(kaskadInvestments, left)).toBe(0);
    expect(await test.deps.db.$count(payouts)).toBe(201);
  }, 60_000);

  it('at its minimum succeeds, and what is unpaid expires', async () => {
    const { round } = await openRound(test, past);
    const userId = await investor();
    const firm = await givenPaid({ round, userId, units: '500', received: '40250' });
    const signed = await givenInvestment(test, { round, userId, state: 'signed', units: '9' });
    await run();
    const rows = await test.deps.db.select().from(kaskadInvestments);
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    expect([await stateOf(round), states.get(firm.id), states.get(signed.id)]).toEqual([
      'closed',
      'firm',
      'expired',
    ]);
    expect(await test.deps.db.$count(payouts)).toBe(0);
  });

  it('by a decision pays back what was received', async () => {
    const { round } = await openRound(test);
    await givenPaid({ round, userId: await investor(), received: '4991' });
    await givenInvestment(test, { round, userId: await investor(), state: 'reserved' });
    const { token } = await signInKaskadAdmin(test);
    const body = { version: 1, action: 'cancel', reason: 'Projet abandonné' };
    await test.expectOk('moveRound', { token, params: { id: round.id }, body });
    await run();
    const rows = await test.deps.db.select().from(kaskadInvestments);
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['expired', 'firm']);
    expect(await test.deps.db.select().from(payouts)).toMatchObject([
      { amount: '4991', investmentCause: 'canceled' },
    ]);
  });
});

describe('marks', () => {
  it('[B30] 745, 310 and 186 of 1 490 do not overlap', async () => {
    const { round } = await openRound(test);
    const userId = await investor();
    const until = new Date('2026-11-12T09:00:00.000Z');
    await givenInvestment(test, { round, userId, units: '745' });
    await givenInvestment(test, { round, userId, state: 'reflection', units: '200', reflectionUntil: until });
    await givenInvestment(test, {
      round,
      userId,
      state: 'withdrawable',
      units: '110',
      withdrawalUntil: until,
    });
    await givenInvestment(test, { round, userId, state: 'signed', units: '186' });
    await givenInvestment(test, { round, userId, state: 'withdrawn', units: '62' });
    const { token } = await signInInvestor(test);
    const { round: card } = await test.expectOk('getRound', { token, params: { id: round.id } });
    expect(card.marks).toEqual({ firm: '745', under_period: '310', waiting: '186' });
    expect(card.investors).toBe(1);
  });

  it('[B30] are those of the domain on every state and instant', async () => {
    const { round } = await openRound(test);
    const instant = new Date('2026-11-12T09:00:00.000Z');
    const cases = investmentStates.flatMap((state) =>
      [null, instant].flatMap((reflectionUntil) =>
        [null, instant].map((withdrawalUntil) => ({ state, reflectionUntil, withdrawalUntil })),
      ),
    );
    const rows: InvestmentRow[] = [];
    for (const [place, change] of cases.entries())
      rows.push(
        await givenInvestment(test, {
          round,
          userId: await investor(),
          units: String(2n ** BigInt(place)),
          ...change,
        }),
      );
    for (const offset of [-1, 0, 1]) {
      const now = new Date(instant.getTime() + offset);
      const sums = { firm: 0n, under_period: 0n, waiting: 0n };
      for (const row of rows) {
        const mark = markOf(row, now);
        if (mark !== null) sums[mark] += BigInt(row.units);
      }
      expect((await sumRounds(test.deps.db, [round.id], now))(round.id).marks).toEqual(sums);
    }
  });
});
