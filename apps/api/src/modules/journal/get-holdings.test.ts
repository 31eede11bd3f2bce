import { move } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receipts } from '../../db/schema/cash.ts';
import { type CryptoInput, strategies } from '../../db/schema/strategies.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookEntries } from '../books/book-entries.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';
import { bookExample } from './journal.fixture.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const nothing = { bank: '0', wallets: '0', custody: '0', unmatched: '0', waiting: '0', payable: '0' };
let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-08T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  const client = await signIn(test, 'client');
  const contractId = await givenContract(test, client, { currency: 'EURC', status: 'signed' });
  await bookExample(test, { contractId, client, admin });
  const sent = {
    kind: 'transfer',
    orderDay: isoDay('2026-01-05'),
    postings: move({ from: `wallet:ethereum:${address}`, to: 'custody:usdfy' }, 'EURC', decimal('900')),
  } as const;
  await test.deps.db.transaction((tx) => bookEntries({ ...test.deps, db: tx }, null, [sent]));
});
afterAll(() => test.close());

const read = () => test.expectOk('getHoldings', { token: admin.token });
const receiveOn = (id: string, ...symbols: string[]) =>
  test.deps.db
    .update(strategies)
    .set({
      cryptoInputs: symbols.map(
        (symbol): CryptoInput => ({ symbol, address, blockchain: 'Ethereum (ERC-20)' }),
      ),
    })
    .where(eq(strategies.id, id));

it('shows the units of a strategy beside the money of its accounts and contracts, and what is left', async () => {
  const { strategies: lines, others, assets } = await read();
  const money = {
    ...nothing,
    asset: 'EURC',
    wallets: '9350',
    custody: '900',
    unmatched: '250',
    payable: '998',
  };
  expect(others).toEqual([]);
  expect(assets).toEqual([money]);
  expect(lines).toEqual([
    {
      strategy: 'USDFY',
      currency: 'USD',
      units: '113.216499223452',
      nav: '102',
      nav_day: '2026-01-04',
      value: '11548.082920792104',
      invested: '11434.866421568652',
      gain: '113.216499223452',
      assets: [money],
      // (9 350 + 900 − 250 − 998) EURC at 1.25 dollar, less the units.
      difference: '-295.582920792104',
      quote_day: '2026-01-02',
      shares_accounts: false,
    },
  ]);
});

it('is exported with the difference of each strategy', async () => {
  const { raw } = await test.call('exportBooks', { token: admin.token, query: { list: 'holdings' } });
  expect(raw.toString()).toContain(
    '113,216499223452;102;04/01/2026;11548,082920792104;11434,866421568652;113,216499223452;-295,582920792104;02/01/2026;;',
  );
});

it('counts as not attached neither what is attached nor what is owed back', async () => {
  await test.deps.db.update(receipts).set({ state: 'unmatched' }).where(eq(receipts.externalId, 'unknown'));
  expect((await read()).assets).toMatchObject([{ unmatched: '0' }]);
  const funds = await test.expectOk('getUnattachedFunds', { token: admin.token });
  expect(funds).toEqual({ count: 0, since: null, sums: [] });
  await test.deps.db.update(receipts).set({ state: 'open' }).where(eq(receipts.externalId, 'unknown'));
});

it('shows an account that two strategies share once, and leaves it out of their differences', async () => {
  await receiveOn('btcfy', 'WBTC');
  const { strategies: lines, others, assets } = await read();
  expect(others).toEqual([
    {
      strategies: ['USDFY', 'BTCFY'],
      assets: [{ ...nothing, asset: 'EURC', wallets: '9350', unmatched: '250' }],
    },
  ]);
  expect(assets).toMatchObject([{ wallets: '9350', custody: '900', unmatched: '250', payable: '998' }]);
  expect(lines).toMatchObject([
    { strategy: 'USDFY', assets: [{ wallets: '0', custody: '900', payable: '998' }], shares_accounts: true },
    { strategy: 'BTCFY', assets: [], value: null, difference: null, shares_accounts: true },
  ]);
  // (900 − 998) EURC at 1.25 dollar, less the units.
  expect(lines[0]?.difference).toBe('-11670.582920792104');
});

it('keeps the money of an account that no product has any more', async () => {
  await receiveOn('btcfy');
  await receiveOn('usdfy');
  const { strategies: lines, others } = await read();
  expect(others).toMatchObject([{ strategies: [], assets: [{ wallets: '9350', unmatched: '250' }] }]);
  expect(lines).toMatchObject([{ assets: [{ wallets: '0', custody: '900', payable: '998' }] }]);
});
