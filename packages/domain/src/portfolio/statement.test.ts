import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDay } from '../dates/index.ts';
import { type Decimal, DISPLAY_CURRENCIES, decimal, roundTo, sumOf, toText } from '../money/index.ts';
import {
  type Account,
  explainClient,
  type Market,
  marketAsOf,
  prepareMarket,
  stateAccounts,
  totalClient,
} from './index.ts';
import {
  book,
  EXAMPLE,
  FIRST_DAY,
  fx,
  type History,
  histories,
  known,
  NO_FEES,
  nav,
  payment,
  USDFY,
} from './testing.ts';

const RUNS = { numRuns: 150 };
const LAST = 39;
const currencies = fc.constantFrom(...DISPLAY_CURRENCIES);
const decimals = (currency: string) => (currency === 'BTC' ? 8 : currency === 'ETH' ? 6 : 2);
/** Two cuts of the history: a period before, one between, one after. */
const cuts = fc
  .tuple(fc.integer({ min: 0, max: LAST - 2 }), fc.integer({ min: 1, max: LAST }))
  .filter(([a, b]) => a < b)
  .map(([a, b]) => [addDays(FIRST_DAY, a), addDays(FIRST_DAY, b)] as const);

type Currency = (typeof DISPLAY_CURRENCIES)[number];
type Line = keyof Account;

function clientOf(history: History, currency: Currency) {
  return { ...history.booked, currency };
}

function state(market: Market, history: History, currency: Currency, [from, to]: readonly [IsoDay, IsoDay]) {
  return stateAccounts(market, { client: clientOf(history, currency), from, to, decimals });
}

const plain = (value: Decimal) => toText(value);

describe('marketAsOf', () => {
  test('equals the market of the publications up to that day', () => {
    fc.assert(
      fc.property(histories, currencies, cuts, (history, currency, [, day]) => {
        const client = clientOf(history, currency);
        const cut = prepareMarket({ ...history.market, until: day });
        const asOf = marketAsOf(prepareMarket(history.market), day);
        expect(totalClient(asOf, client)).toEqual(totalClient(cut, client));
        expect([...asOf.days]).toEqual([...cut.days]);
      }),
      RUNS,
    );
  });
});

describe('the accounts of a period, over random histories', () => {
  test('add up when rounded: opening, flows, yields and exchange effect equal the closing', () => {
    fc.assert(
      fc.property(histories, currencies, cuts, (history, currency, period) => {
        const { contracts, total } = state(prepareMarket(history.market), history, currency, period);
        for (const account of [...contracts.map((contract) => contract.account), total].map(known)) {
          const flows = account.paidIn.minus(account.paidOut);
          const made = sumOf([
            account.strategyEffect,
            account.fxEffect,
            account.executionEffect,
            account.fees,
          ]);
          const closing = account.opening.plus(flows).plus(made).plus(account.rounding);
          expect(plain(closing)).toBe(plain(account.closing));
          expect(plain(account.opening.plus(flows).plus(account.yieldGenerated))).toBe(
            plain(account.closing),
          );
          for (const amount of Object.values(account)) {
            expect(plain(roundTo(amount, decimals(currency)))).toBe(plain(amount));
          }
        }
        for (const line of ['opening', 'paidIn', 'yieldGenerated', 'closing'] as const satisfies Line[]) {
          expect(plain(sumOf(contracts.map(({ account }) => known(account)[line])))).toBe(
            plain(known(total)[line]),
          );
        }
      }),
      RUNS,
    );
  });

  test('have a rounding line of at most half a unit per figure', () => {
    fc.assert(
      fc.property(histories, currencies, cuts, (history, currency, period) => {
        for (const { account, movements } of state(prepareMarket(history.market), history, currency, period)
          .contracts) {
          // Opening, closing, three effects, then cash and fee of each movement.
          const figures = 5 + 2 * movements.length;
          const most = decimal(figures)
            .div(2)
            .div(decimal(10).pow(decimals(currency)));
          expect(known(account).rounding.abs().lte(most)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('are continuous: a period opens with the closing of the one before, and their lines add up', () => {
    fc.assert(
      fc.property(histories, currencies, cuts, (history, currency, [first, second]) => {
        const market = prepareMarket(history.market);
        const total = (period: readonly [IsoDay, IsoDay]) =>
          known(state(market, history, currency, period).total);
        const one = total([FIRST_DAY, first]);
        const two = total([addDays(first, 1), second]);
        const both = total([FIRST_DAY, second]);
        expect(plain(two.opening)).toBe(plain(one.closing));
        expect(plain(both.closing)).toBe(plain(two.closing));
        for (const line of ['paidIn', 'paidOut', 'fees', 'yieldGenerated'] as const) {
          expect(plain(one[line].plus(two[line]))).toBe(plain(both[line]));
        }
      }),
      RUNS,
    );
  });

  test('close with the dashboard’s figures of that day', () => {
    fc.assert(
      fc.property(histories, currencies, cuts, (history, currency, [, to]) => {
        const market = prepareMarket(history.market);
        const stated = state(market, history, currency, [FIRST_DAY, to]);
        const cut = marketAsOf(market, to);
        const unit = decimal(1).div(decimal(10).pow(decimals(currency)));
        for (const { allocation, ledger } of explainClient(cut, clientOf(history, currency))) {
          const own = stated.contracts.filter(({ strategy }) => strategy.key === ledger.strategy.key);
          const within = (line: Line, figure: Decimal | undefined) => {
            const exact = known(figure);
            const sum = sumOf(own.map(({ account }) => known(account)[line]));
            const figures = 2 * ledger.movements.length + 4 * own.length;
            expect(
              sum.minus(exact).abs().lte(unit.times(figures)),
              `${line} ${plain(sum)} ${plain(exact)}`,
            ).toBe(true);
          };
          within('closing', allocation.current_amount_converted);
          within('paidIn', allocation.invested_amount_converted);
          within('paidOut', allocation.withdrawn_amount_converted);
          within('yieldGenerated', allocation.yield_generated_converted);
          within('strategyEffect', allocation.yield_parts?.strategy_effect);
          within('fxEffect', allocation.yield_parts?.fx_effect);
          within('executionEffect', allocation.yield_parts?.execution_effect);
          within('fees', allocation.yield_parts?.fees);
        }
      }),
      RUNS,
    );
  });
});

describe('the worked example of docs/money.md', () => {
  const client = { ...book([payment('2026-01-02', '10000', 'EURC')], EXAMPLE), currency: 'EUR' } as const;
  const market = prepareMarket(EXAMPLE);

  test('is correct to the cent', () => {
    const { total, contracts } = stateAccounts(market, {
      client,
      from: '2026-01-01',
      to: '2026-01-04',
      decimals,
    });
    expect(
      Object.fromEntries(Object.entries(known(total)).map(([line, amount]) => [line, plain(amount)])),
    ).toEqual({
      opening: '0',
      paidIn: '10000',
      paidOut: '0',
      strategyEffect: '101.71',
      fxEffect: '219.79',
      executionEffect: '0',
      fees: '-59.95',
      rounding: '-0.01',
      yieldGenerated: '261.54',
      closing: '10261.54',
    });
    expect(contracts[0]?.closing.mark).toMatchObject({
      navDay: '2026-01-04',
      fxDay: '2026-01-03',
      isFxFallback: true,
    });
  });

  test('over its last day only, starts from the unit value of the day before', () => {
    const total = known(
      stateAccounts(market, { client, from: '2026-01-04', to: '2026-01-04', decimals }).total,
    );
    expect(plain(total.opening)).toBe('10110.14');
    expect(plain(total.fxEffect)).toBe('0');
    expect(plain(total.strategyEffect)).toBe('151.41');
    expect(plain(total.rounding)).toBe('-0.01');
    expect(plain(total.closing)).toBe('10261.54');
  });
});

test('money waiting for its NAV is in no line; it is executed with the quote of its dealing day', () => {
  const input = {
    strategies: [USDFY],
    navs: [nav('USDFY', '2026-02-03', '100')],
    fx: [fx('EUR', 'USD', '2026-01-01', '1.25'), fx('EUR', 'USD', '2026-02-02', '1')],
    until: '2026-02-28',
  } as const;
  const market = prepareMarket(input);
  const orders = [payment('2026-01-15', '1000', 'USDC', { fees: NO_FEES })];
  const client = { ...book(orders, input), currency: 'EUR' } as const;
  const [inJanuary] = totalClient(marketAsOf(market, '2026-01-31'), client).allocations;
  expect(plain(inJanuary?.waiting_amount_converted ?? decimal(-1))).toBe('800');
  expect(plain(inJanuary?.invested_amount_converted ?? decimal(-1))).toBe('0');
  const january = stateAccounts(market, { client, from: '2026-01-01', to: '2026-01-31', decimals });
  expect(january.contracts[0]?.waiting.map(({ amount, asset }) => [plain(amount), asset])).toEqual([
    ['1000', 'USDC'],
  ]);
  expect(Object.values(known(january.total)).every((line) => line.eq(0))).toBe(true);
  const february = stateAccounts(market, { client, from: '2026-02-01', to: '2026-02-28', decimals });
  expect(february.contracts[0]?.waiting).toEqual([]);
  expect(plain(known(february.total).paidIn)).toBe('1000');
  expect(plain(known(february.total).closing)).toBe('1000');
});
