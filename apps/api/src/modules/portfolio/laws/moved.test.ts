// The move to the books (migration 0010) over a thousand random histories, stored as the code of before stored them: every
// figure is the one of what was stored, recomputed with integers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments, withdrawals } from '../../../db/schema/dealt-money.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { openDatabaseMadeBy } from '../../../testing/test-database.ts';
import { bookRules } from '../../audit/book-rules.ts';
import { brokenRules } from '../../audit/examine.ts';
import { describeMovedDifferences, readMovedDifferences } from '../../books/moved-differences.ts';
import { toHistory } from './client-history.ts';
import { titleOf } from './compare.ts';
import { added, type Fixed, fixed, size } from './fixed-point.ts';
import type { DrawnBatch } from './histories.ts';
import { drawBatches } from './play-histories.fixture.ts';
import { recompute } from './recompute.ts';
import { storeMarket } from './store-market.fixture.ts';
import { type StoredBefore, schemaBefore, storeBefore } from './stored-before.fixture.ts';

const HISTORIES = 1000;
const seed = Number(process.env['LAWS_SEED'] ?? 20_261_121);

/** Half a cent, and what a unit rounded to 12 decimals may be worth. */
const CENT = fixed('0.0051');
const UNIT_OF_BOOKS = fixed('0.000000000001');

let test: TestApp;
let batches: DrawnBatch[] = [];
let stored: StoredBefore;

beforeAll(async () => {
  batches = drawBatches({ seed, count: HISTORIES });
  const histories = batches.flatMap(({ market, clients }) =>
    clients.map(({ contracts }) => toHistory(market, contracts)),
  );
  stored = storeBefore(histories, '2026-01-01T09:00:00.000Z');
  const database = openDatabaseMadeBy(`${await schemaBefore()}\n${stored.script}`);
  test = await createTestApp({ readsPerMinute: 1_000_000 }, { database });
}, 600_000);

afterAll(() => test.close());

function expectCent(actual: string | null | undefined, wanted: Fixed, name: string): void {
  const off = size(fixed(actual ?? '999999999999999') - wanted);
  expect(off <= CENT, `${name}: ${actual} in place of ${Number(wanted) / 1e40}`).toBe(true);
}

describe('a thousand histories stored before the books', () => {
  it('have the same figures once they are moved, to the cent', async () => {
    let place = 0;
    let valued = 0;
    for (const [index, { market, clients }] of batches.entries()) {
      await storeMarket(test, market);
      for (const { currency: drawn } of clients) {
        const client = stored.clients[place];
        place += 1;
        if (client === undefined) continue;
        const currency = drawn === 'BTC' || drawn === 'ETH' ? 'EUR' : drawn;
        const expected = recompute(market, client.history.entries, currency);
        const name = `seed ${seed}, market ${index}, client ${client.id} in ${currency}`;
        const query = { currency: expected.currency };
        const shown = await test.expectOk('getDashboard', { token: client.token, query });
        const own = [...expected.strategies];
        expectCent(shown.portfolio.total_paid_eur, added(own.map(([, { paidEur }]) => paidEur)), name);
        expect(shown.waiting, name).toHaveLength(expected.waiting.length);
        for (const [strategy, { current, paid, received, yielded }] of own) {
          const headline = shown.headlines[titleOf(strategy)];
          expectCent(headline?.current_amount, current, `${name}, ${strategy} current`);
          expectCent(headline?.total_in, paid, `${name}, ${strategy} in`);
          expectCent(headline?.total_out, received, `${name}, ${strategy} out`);
          expectCent(headline?.yield_generated, yielded, `${name}, ${strategy} yield`);
          valued += 1;
        }
      }
    }
    expect(valued).toBeGreaterThan(HISTORIES / 2);
  }, 600_000);

  it('keep their units to 12 decimals; every other difference is listed', async () => {
    const differences = await readMovedDifferences(test.deps.db);
    const listed = new Set(
      differences.filter(({ kind }) => kind !== 'payout').map(({ contract }) => contract),
    );
    const rows = [
      ...(await test.deps.db.select().from(payments)),
      ...(await test.deps.db.select().from(withdrawals)),
    ];
    let changed = 0;
    for (const { id, contractId, units } of rows) {
      const before = stored.units.get(id);
      expect(units === null, id).toBe(before === undefined);
      if (units === null || before === undefined) continue;
      const off = size(fixed(units) - fixed(before));
      // A closing takes what is left of up to three rounded numbers.
      expect(off <= 2n * UNIT_OF_BOOKS, `${id}: ${units} for ${before}`).toBe(true);
      changed += off === 0n ? 0 : 1;
      expect(off === 0n || listed.has(contractId), id).toBe(true);
    }
    expect(changed).toBeGreaterThan(HISTORIES);
    const least = { units: HISTORIES, payout: HISTORIES / 5, renounced: HISTORIES / 50, reprise: 0 };
    for (const [kind, count] of Object.entries(least))
      expect(differences.filter((difference) => difference.kind === kind).length, kind).toBeGreaterThan(
        count,
      );
    const [first] = await describeMovedDifferences(test.deps.db);
    expect(first).toMatch(/^PO-[0-9a-f-]+: .*\.$/);
  });

  it('keep the rules of the books', async () => {
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });
});
