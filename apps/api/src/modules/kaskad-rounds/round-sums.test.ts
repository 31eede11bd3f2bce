// What a round shows is kept with each change: here it is counted again after each, by the rules of the domain.
import { investmentStates, unitsByMark } from '@repo/domain/kaskad';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countByKey, foldListCounts, sumByKey } from '../../db/list-counts.ts';
import { statesOfView, viewOfState } from '../../db/schema/kaskad-lists.ts';
import { type InvestmentRow, kaskadInvestments, type RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { listCountDeltas } from '../../db/schema/lists.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertMovements } from './register.repository.ts';
import { readRoundCapitals } from './round-capital.ts';
import { givenInvestment, openRound, signInInvestor } from './rounds.fixture.ts';
import { sumRounds } from './rounds.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const hourMs = 3_600_000;
const after = (hours: number) => new Date(test.clock.now().getTime() + hours * hourMs);
const investor = async () => (await signInInvestor(test)).userId;
const left: ReadonlySet<string> = new Set(['reserved', 'withdrawn', 'expired', 'refunded', 'not_allotted']);

async function expectExact(round: RoundRow): Promise<void> {
  const { db } = test.deps;
  const rows = await db.select().from(kaskadInvestments).where(eq(kaskadInvestments.roundId, round.id));
  const read = rows.map((row) => ({
    ...row,
    units: BigInt(row.units),
    allottedUnits: row.allottedUnits === null ? null : BigInt(row.allottedUnits),
  }));
  const investors = new Set(rows.filter(({ state }) => !left.has(state)).map(({ userId }) => userId)).size;
  for (const now of [after(0), after(2), after(4)]) {
    const sums = (await sumRounds(db, [round.id], now))(round.id);
    expect(sums).toEqual({ marks: unitsByMark(read, now), investors });
  }
}

const of = (before: bigint, then: bigint) => ({
  before: { issued: before, diluted: before },
  after: { issued: then, diluted: then },
});

const change = (ids: readonly string[], columns: Partial<InvestmentRow>) =>
  test.deps.db
    .update(kaskadInvestments)
    .set(columns)
    .where(inArray(kaskadInvestments.id, [...ids]));

describe('[B52] the sums of a round', () => {
  it('are exact after each kind of change, folded or not', async () => {
    const { db } = test.deps;
    const { round } = await openRound(test);
    const [first, second] = [await investor(), await investor()];
    const given = async (userId: string, columns: Partial<InvestmentRow>) =>
      (await givenInvestment(test, { round, userId, ...columns })).id;
    const reserved = await given(first, { state: 'reserved', units: '5' });
    await expectExact(round);
    const reflected = await given(first, { state: 'reflection', units: '7', reflectionUntil: after(1) });
    const withdrawable = await given(second, {
      state: 'withdrawable',
      units: '11',
      withdrawalUntil: after(3),
    });
    const firm = await given(second, { units: '13' });
    await expectExact(round);
    await foldListCounts(db);
    await expectExact(round);
    const changes: [string[], Partial<InvestmentRow>][] = [
      [[reserved], { state: 'submitted' }],
      [[reflected], { state: 'signed', reflectionUntil: null, withdrawalUntil: after(3) }],
      [[reflected], { units: '6' }],
      [[reflected], { received: '3' }],
      [[withdrawable, reflected], { state: 'firm' }],
      // The second investment of a person leaves, then the last one.
      [[firm], { state: 'withdrawn' }],
      [[withdrawable], { state: 'expired' }],
      [[withdrawable, firm], { state: 'firm' }],
      [[withdrawable, firm, reflected], { state: 'partly_allotted', allottedUnits: '2' }],
      [[firm], { state: 'not_allotted', allottedUnits: '0' }],
      [[withdrawable, reflected], { state: 'issued' }],
    ];
    for (const [ids, columns] of changes) {
      await change(ids, columns);
      await expectExact(round);
    }
    await db.delete(kaskadInvestments).where(eq(kaskadInvestments.id, withdrawable));
    await expectExact(round);
    await foldListCounts(db);
    await db.delete(kaskadInvestments).where(eq(kaskadInvestments.roundId, round.id));
    await expectExact(round);
  });

  it('leave one delta of each key for a statement of many rows', async () => {
    const { db } = test.deps;
    const { round } = await openRound(test);
    for (let made = 0; made < 20; made += 1) await givenInvestment(test, { round, userId: await investor() });
    await foldListCounts(db);
    await db
      .update(kaskadInvestments)
      .set({ state: 'partly_allotted', allottedUnits: '10' })
      .where(eq(kaskadInvestments.roundId, round.id));
    const { list, delta } = listCountDeltas;
    expect(await db.select({ list, delta }).from(listCountDeltas).orderBy(list, delta)).toEqual([
      { list: 'kaskad_investments', delta: '-20' },
      { list: 'kaskad_investments', delta: '20' },
      { list: 'kaskad_round_allotted', delta: '200' },
      { list: 'kaskad_round_decided', delta: '20' },
      { list: 'kaskad_round_units', delta: '-1040' },
    ]);
    await expectExact(round);
  });

  it('have what was allotted, and what of it is in the register, for the capital of the issuer', async () => {
    const { db } = test.deps;
    const { round, class: row } = await openRound(test, { state: 'closed', cap: '1490' });
    const capital = async () => (await readRoundCapitals(db, [round]))(round.id);
    const { id } = await givenInvestment(test, { round, userId: await investor() });
    const other = await givenInvestment(test, { round, userId: await investor() });
    expect(await capital()).toEqual(of(0n, 1490n));
    await change([id], { state: 'partly_allotted', allottedUnits: '40' });
    await change([other.id], { state: 'not_allotted', allottedUnits: '0' });
    expect(await capital()).toEqual(of(0n, 40n));
    const movement = {
      nature: 'issue',
      holder: null,
      reason: null,
      day: '2026-11-22',
      bookedBy: null,
    } as const;
    const bookedAt = test.clock.now();
    await insertMovements(db, row.id, [
      { ...movement, userId: other.userId, investmentId: id, units: '40', bookedAt },
    ]);
    await change([id], { state: 'issued' });
    expect(await capital()).toEqual(of(0n, 40n));
    await insertMovements(db, row.id, [
      {
        ...movement,
        nature: 'opening',
        userId: null,
        holder: 'Fondateurs',
        investmentId: null,
        units: '100',
        bookedAt,
      },
    ]);
    expect(await capital()).toEqual(of(100n, 140n));
    await foldListCounts(db);
    expect(await capital()).toEqual(of(100n, 140n));
  });

  it('[B52] have each state in one view, the same in SQL', async () => {
    const views = Object.entries(statesOfView);
    expect(views.flatMap(([, states]) => states).toSorted()).toEqual(investmentStates.toSorted());
    for (const [view, states] of views) {
      for (const state of states) {
        const found = await test.deps.db.execute(sql`select ${viewOfState(sql`${state}::text`)} as view`);
        expect(found).toMatchObject({ rows: [{ view }] });
      }
    }
  });

  it('count the states of all, and the euros of each day in Paris', async () => {
    const { db } = test.deps;
    const { round } = await openRound(test);
    await givenInvestment(test, {
      round,
      userId: await investor(),
      units: '2',
      submittedAt: new Date('2025-03-01T23:30:00Z'),
    });
    const states = await db
      .select({ state: kaskadInvestments.state, count: sql`count(*)`.mapWith(Number) })
      .from(kaskadInvestments)
      .groupBy(kaskadInvestments.state);
    const kept = await countByKey(db, 'kaskad_investments');
    expect(new Map(kept.map(({ key, count }) => [key['state'], count]))).toEqual(
      new Map(states.map(({ state, count }) => [state, count])),
    );
    expect(await sumByKey(db, 'kaskad_submitted', sql`key ->> 'day' = '2025-03-02'`)).toEqual([
      { key: { day: '2025-03-02' }, sum: '161' },
    ]);
  });
});
