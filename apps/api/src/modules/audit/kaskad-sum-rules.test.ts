import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldListCounts } from '../../db/list-counts.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertMovements } from '../kaskad-rounds/register.repository.ts';
import { givenInvestment, openRound, signInInvestor } from '../kaskad-rounds/rounds.fixture.ts';
import { databaseRules } from './database-rules.ts';
import { brokenRules } from './examine.ts';
import { kaskadSumRules } from './kaskad-sum-rules.ts';

let test: TestApp;
let roundId: string;
let classId: string;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-11-10T23:30:00.000Z');
  const { round, class: row } = await openRound(test);
  [roundId, classId] = [round.id, row.id];
  const { userId } = await signInInvestor(test);
  await givenInvestment(test, { round, userId, state: 'signed', units: '7' });
  await givenInvestment(test, { round, userId, state: 'paid', units: '11' });
  const other = (await signInInvestor(test)).userId;
  const issued = await givenInvestment(test, { round, userId: other, units: '20', allottedUnits: '13' });
  await test.deps.db
    .update(kaskadInvestments)
    .set({ state: 'issued' })
    .where(eq(kaskadInvestments.id, issued.id));
  const movement = {
    nature: 'issue',
    holder: null,
    reason: null,
    day: '2026-11-10',
    bookedBy: null,
  } as const;
  await insertMovements(test.deps.db, row.id, [
    { ...movement, userId: other, investmentId: issued.id, units: '13', bookedAt: test.clock.now() },
  ]);
  await foldListCounts(test.deps.db);
});
afterAll(() => test.close());

const broken = () => brokenRules(test.database.owner, kaskadSumRules);

/** What is found with one kept sum that is one too many; it is then put back. */
async function brokenWith(list: string): Promise<string[]> {
  const add = (units: number) =>
    test.database.owner.execute(sql`
    update list_counts set count = count + ${units}::int where list = ${list}
      and key = (select min(key::text)::jsonb from list_counts where list = ${list} and count <> 0)`);
  await add(1);
  try {
    return await broken();
  } finally {
    await add(-1);
  }
}

/** To the kept sum of a key. */
const addDelta = (list: string, key: object, by: number) =>
  test.database.owner.execute(sql`insert into list_count_deltas (list, key, delta)
    values (${list}, ${JSON.stringify(key)}::jsonb, ${by}::int)`);

describe('the kept sums of rounds', () => {
  it('are what their rows are, folded or not', async () => {
    expect(await broken()).toEqual([]);
    const { round } = await openRound(test);
    await givenInvestment(test, { round, userId: (await signInInvestor(test)).userId });
    expect(await broken()).toEqual([]);
    await foldListCounts(test.deps.db);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['kaskad_rounds', () => 'Rounds of state open (kept 3, rows 2)'],
    ['kaskad_investments', () => 'Investments of state firm (kept 2, rows 1)'],
    ['kaskad_round_allotted', () => `Allotted units of round ${roundId} (kept 14, rows 13)`],
    ['kaskad_round_decided', () => `Decided investments of round ${roundId} (kept 2, rows 1)`],
    ['kaskad_submitted', () => 'Euros submitted on 2026-11-11 (kept '],
    [
      'kaskad_registered',
      () => `Registered units of class and round ${classId} ${roundId} (kept 14, rows 13)`,
    ],
  ])('of %s that differ are named with both', async (list, named) => {
    const found = await brokenWith(list);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(named());
    expect(found[0]).toMatch(/: the kept sum is not that of its rows\.$/);
  });

  it('of its units and investors that differ name the round', async () => {
    const change = async (by: number) => {
      await addDelta('kaskad_round_units', { round_id: roundId, mark: 'firm' }, by);
      await addDelta('kaskad_round_investors', { round_id: roundId }, by);
    };
    await change(5);
    expect(await broken()).toEqual([
      `Units of round ${roundId} firm (kept 29, rows 24): the kept sum is not that of its rows.`,
      `Investors of round ${roundId} (kept 7, rows 2): the kept sum is not that of its rows.`,
    ]);
    await change(-5);
  });

  it('that are missing are named too', async () => {
    await test.database.owner.execute(sql`delete from list_counts where list = 'kaskad_round_investors'`);
    expect(
      (await broken()).some((one) => one.startsWith(`Investors of round ${roundId} (kept 0, rows 2)`)),
    ).toBe(true);
  });

  it('are verified by doctor', () => {
    expect(databaseRules(test.clock.now())).toEqual(expect.arrayContaining([...kaskadSumRules]));
  });
});
