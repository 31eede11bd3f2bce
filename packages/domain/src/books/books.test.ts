import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDay } from '../dates/index.ts';
import { type Decimal, decimal, fxBook, PAYMENT_ASSETS, sumOf, toText, ZERO } from '../money/index.ts';
import { navBook } from '../portfolio/index.ts';
import { EXAMPLE, FEES, fx, nav, USDFY } from '../portfolio/testing.ts';
import {
  type Account,
  awaitedPrices,
  bookAsset,
  type DealPrices,
  type DealtIn,
  dealBackEntry,
  dealIn,
  dealInEntry,
  dealingDayOf,
  dealOut,
  dealOutEntry,
  entryOf,
  hasQuoteDay,
  isCancelable,
  MissingQuote,
  move,
  orderDayOf,
  type Posting,
  publishedQuote,
  renunciationEntry,
  reversalOf,
  UnbalancedEntry,
} from './index.ts';

const book = fxBook(EXAMPLE.fx);
const pricesOn = (day: IsoDay, value: string): DealPrices => ({ day, nav: decimal(value), fx: book });
const EURC = { strategy: USDFY, asset: 'EURC' } as const;
const paid = { ...EURC, gross: decimal('10000'), fees: FEES };
const written = (postings: readonly Posting[]) =>
  postings.map(({ account, asset, amount }) => `${account} ${toText(amount)} ${asset}`);
const sumOn = (postings: readonly Posting[], account: Account, asset: string): Decimal =>
  sumOf(
    postings.filter((line) => line.account === account && line.asset === asset).map(({ amount }) => amount),
  );

const dealt = dealIn(paid, pricesOn('2026-01-02', '101'));
const position = { units: dealt.units, cost: dealt.cost };
const withdrawal = dealOut(
  {
    ...EURC,
    held: position,
    request: { kind: 'amount', amount: decimal('1000'), currency: 'EUR' },
    exitPercent: FEES.exitPercent,
  },
  pricesOn('2026-01-04', '102'),
);

const yieldOf = (contributed: string) =>
  dealOut(
    {
      ...EURC,
      held: position,
      request: { kind: 'yield', contributed: decimal(contributed) },
      exitPercent: ZERO,
    },
    pricesOn('2026-01-04', '102'),
  );

describe('the worked example of docs/books.md', () => {
  test('deals 10 000 EURC of 2 January into 109.351485148515 units', () => {
    expect(toText(dealt.units)).toBe('109.351485148515');
    expect(toText(dealt.subscriptionFee)).toBe('10');
    expect(toText(dealt.fxFee)).toBe('49.95');
    expect(toText(dealt.net)).toBe('9940.05');
    expect(toText(dealt.netReference)).toBe('11044.5');
    expect(dealt.quotes.map(({ base, quote, day, rate }) => [base, quote, day, toText(rate)])).toEqual([
      ['USD', 'EUR', '2026-01-01', '0.9'],
    ]);
  });

  test('posts the deal: fees and exchange in EURC, investment and remainder in USD', () => {
    expect(written(dealInEntry({ ...EURC, contractId: 'c1' }, dealt))).toEqual([
      'waiting:c1 10000 EURC',
      'fees:subscription -10 EURC',
      'fees:fx -49.95 EURC',
      'exchange -9940.05 EURC',
      'exchange 11044.5 USD',
      'invested:USDFY -11044.500000000015 USD',
      'rounding 0.000000000015 USD',
    ]);
  });

  test('acceptance 37: a withdrawal of 1 000 EUR takes 10.656436487639 units and pays 998.00 with a fee of 2.00', () => {
    expect(toText(withdrawal.units)).toBe('10.656436487639');
    expect(toText(dealt.units.minus(withdrawal.units))).toBe('98.695048660876');
    expect(
      [withdrawal.gross, withdrawal.exitFee, withdrawal.paid].map((amount) => toText(amount, 2)),
    ).toEqual(['1000.00', '2.00', '998.00']);
    expect(written(dealOutEntry(EURC, withdrawal, 'p1'))).toEqual([
      'invested:USDFY 1076.300085251539 USD',
      'performance:USDFY 10.656436487639 USD',
      'exchange 1000 EURC',
      'exchange -1086.956521739178 USD',
      'fees:exit -2 EURC',
      'payable:p1 -998 EURC',
    ]);
  });

  test('closed on the same day, it leaves nothing invested and every asset balanced', () => {
    const left = {
      units: position.units.minus(withdrawal.units),
      cost: position.cost.minus(withdrawal.cost),
    };
    const closing = dealOut(
      { ...EURC, held: left, request: { kind: 'all' }, exitPercent: FEES.exitPercent },
      pricesOn('2026-01-04', '102'),
    );
    const journal = [
      ...move({ from: 'unmatched', to: 'wallet:ethereum:1' }, 'EURC', paid.gross),
      ...move({ from: 'waiting:c1', to: 'unmatched' }, 'EURC', paid.gross),
      ...dealInEntry({ ...EURC, contractId: 'c1' }, dealt),
      ...dealOutEntry(EURC, withdrawal, 'p1'),
      ...move({ from: 'wallet:ethereum:1', to: 'payable:p1' }, 'EURC', withdrawal.paid),
      ...dealOutEntry(EURC, closing, 'p2'),
    ];
    expect(toText(closing.units)).toBe('98.695048660876');
    expect(toText(sumOn(journal, 'invested:USDFY', 'USD'))).toBe('0');
    expect(toText(sumOn(journal, 'waiting:c1', 'EURC'))).toBe('0');
    expect(toText(sumOn(journal, 'unmatched', 'EURC'))).toBe('0');
    expect(toText(sumOn(journal, 'payable:p1', 'EURC'))).toBe('0');
    expect(toText(sumOn(journal, 'payable:p2', 'EURC').neg())).toBe(toText(closing.paid));
    // One dollar a unit, over what was paid: 102 − 101.
    expect(toText(sumOn(journal, 'performance:USDFY', 'USD'))).toBe(toText(dealt.units));
    for (const asset of ['EURC', 'USD']) {
      expect(toText(sumOf(journal.filter((line) => line.asset === asset).map(({ amount }) => amount)))).toBe(
        '0',
      );
    }
  });

  test.each([
    ['99', '-19.68'],
    ['102', '-321.49'],
  ])('renounced after dealing, at a NAV of %s, it leaves %s EURC to the house', (value, house) => {
    const worth = dealt.units.times(value);
    const journal = [
      ...renunciationEntry('EURC', paid.gross, 'p1'),
      ...dealBackEntry(EURC, {
        proceeds: worth.times('0.92'),
        worth,
        cost: dealt.cost,
        fees: dealt,
      }),
    ];
    expect(toText(sumOn(journal, 'house', 'EURC'), 2)).toBe(house);
    expect(toText(sumOn(journal, 'payable:p1', 'EURC'))).toBe('-10000');
    expect(toText(sumOn(journal, 'fees:fx', 'EURC'))).toBe('49.95');
  });
});

describe('a deal', () => {
  const inEuros = { strategy: { key: 'EURFY', referenceCurrency: 'EUR' }, asset: 'EURO' } as const;

  test('in the asset of the strategy needs no exchange and no quote', () => {
    const noQuotes = { day: '2026-01-02', nav: decimal('103'), fx: fxBook([]) } as const;
    const bought = dealIn({ ...inEuros, gross: decimal('100'), fees: FEES }, noQuotes);
    expect(toText(bought.fxFee)).toBe('0');
    expect(bought.quotes).toEqual([]);
    expect(written(dealInEntry({ ...inEuros, contractId: 'c' }, bought))).toEqual([
      'waiting:c 100 EUR',
      'fees:subscription -0.1 EUR',
      `invested:EURFY -${toText(bought.cost)} EUR`,
      `rounding ${toText(bought.cost.minus(bought.net))} EUR`,
    ]);
  });

  test('refuses a day without the quote it needs', () => {
    const noQuotes = { day: '2026-01-02', nav: decimal('101'), fx: fxBook([]) } as const;
    expect(() => dealIn(paid, noQuotes)).toThrow(MissingQuote);
  });

  test('takes everything when more is requested than is held, and reports it', () => {
    const request = { kind: 'amount', amount: decimal('20000'), currency: 'EUR' } as const;
    const out = dealOut(
      { ...EURC, held: position, request, exitPercent: ZERO },
      pricesOn('2026-01-04', '102'),
    );
    expect(out.isCapped).toBe(true);
    expect(out.units.eq(position.units) && out.cost.eq(position.cost)).toBe(true);
    expect(toText(out.gross, 2)).toBe('10261.54');
  });

  test('« tout le rendement » takes the value over what was paid in, and nothing of a loss', () => {
    expect(toText(yieldOf('10000').gross, 2)).toBe('261.54');
    expect(toText(yieldOf('11000').gross, 2)).toBe('0.00');
    expect(toText(yieldOf('11000').units)).toBe('0');
  });

  test('is rounded once: gross and fee to the decimals of documents, paid is the difference', () => {
    const wallet = { strategy: { key: 'ETHFY', referenceCurrency: 'ETH' }, asset: 'ETH' } as const;
    const held = { units: decimal('1'), cost: decimal('100') };
    const out = dealOut(
      { ...wallet, held, request: { kind: 'all' }, exitPercent: decimal('0.2') },
      { day: '2026-01-04', nav: decimal('5.4887648125'), fx: fxBook([]) },
    );
    expect([out.gross, out.exitFee, out.paid].map((amount) => toText(amount))).toEqual([
      '5.488765',
      '0.010978',
      '5.477787',
    ]);
    expect(written(dealOutEntry(wallet, out, 'p')).filter((line) => line.startsWith('rounding'))).toEqual([
      'rounding 0.0000001875 ETH',
    ]);
  });
});

const amounts = fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => decimal(`${cents}`).div(100));
const someDeal = fc.record({
  asset: fc.constantFrom(...PAYMENT_ASSETS),
  reference: fc.constantFrom('USD', 'BTC', 'ETH', 'EUR'),
  gross: amounts,
  nav: fc.integer({ min: 1, max: 10_000_000 }).map((value) => decimal(`${value}`).div(10_000)),
  later: fc.integer({ min: 1, max: 10_000_000 }).map((value) => decimal(`${value}`).div(10_000)),
  usd: fc.integer({ min: 50_000, max: 200_000 }).map((rate) => toText(decimal(rate).div(100_000))),
  parts: fc.integer({ min: 1, max: 4 }),
});
const quotes = (usd: string) =>
  fxBook([
    fx('EUR', 'USD', '2026-01-01', usd),
    fx('BTC', 'EUR', '2026-01-01', '61234.56'),
    fx('ETH', 'EUR', '2026-01-01', '2345.67'),
  ]);

describe('entries of random deals', () => {
  test('balance for each asset, and a contract dealt out in parts leaves no cost behind', () => {
    fc.assert(
      fc.property(someDeal, ({ asset, reference, gross, nav: first, later, usd, parts }) => {
        const money = { strategy: { key: 'S', referenceCurrency: reference }, asset } as const;
        const market = (value: Decimal) => ({ day: '2026-01-02', nav: value, fx: quotes(usd) }) as const;
        const bought: DealtIn = dealIn({ ...money, gross, fees: FEES }, market(first));
        const journal = dealInEntry({ ...money, contractId: 'c' }, bought);
        let held = { units: bought.units, cost: bought.cost };
        for (let part = parts; part > 0; part -= 1) {
          const currency = reference;
          const amount = held.units.times(later).div(part);
          const request =
            part === 1 ? ({ kind: 'all' } as const) : ({ kind: 'amount', amount, currency } as const);
          const out = dealOut({ ...money, held, request, exitPercent: FEES.exitPercent }, market(later));
          expect(out.paid.plus(out.exitFee).eq(out.gross)).toBe(true);
          journal.push(...dealOutEntry(money, out, `p${part}`));
          held = { units: held.units.minus(out.units), cost: held.cost.minus(out.cost) };
          expect(held.units.lt(0) || held.cost.lt(0)).toBe(false);
        }
        expect(toText(held.units)).toBe('0');
        expect(toText(sumOn(journal, 'invested:S', reference))).toBe('0');
        expect(entryOf([...journal, ...reversalOf(journal)])).toEqual([]);
        expect(sumOn(journal, 'waiting:c', bookAsset(asset)).eq(gross)).toBe(true);
      }),
    );
  });

  test('that do not sum to zero for each asset are refused', () => {
    const half: Posting = { account: 'exchange', asset: 'EUR', amount: decimal('1') };
    expect(() => entryOf([half])).toThrow(UnbalancedEntry);
    expect(() => entryOf([half, { account: 'exchange', asset: 'EURC', amount: decimal('-1') }])).toThrow(
      UnbalancedEntry,
    );
  });
});

describe('the order day', () => {
  const open = { cutOffHour: 16, isNavKnown: false };

  test.each([
    [15, open, '2026-11-20'],
    [16, open, '2026-11-21'],
    [9, { ...open, isNavKnown: true }, '2026-11-21'],
  ])('of a request at %i h with %o is %s', (hour, context, day) => {
    expect(orderDayOf({ day: '2026-11-20', hour }, context)).toBe(day);
  });

  test.each([
    ['its own day, before the cut-off', { orderDay: '2026-11-20', hour: 15, rules: open }, true],
    ['its own day, from the cut-off on', { orderDay: '2026-11-20', hour: 16, rules: open }, false],
    [
      'its own day, its NAV published',
      { orderDay: '2026-11-20', hour: 9, rules: { ...open, isNavKnown: true } },
      false,
    ],
    [
      'the day before, after the cut-off',
      { orderDay: '2026-11-21', hour: 22, rules: { ...open, isNavKnown: true } },
      true,
    ],
    ['a later day', { orderDay: '2026-11-19', hour: 0, rules: open }, false],
  ] as const)('of a withdrawal lets it be canceled on %s', (_when, { orderDay, hour, rules }, isAllowed) => {
    expect(isCancelable(orderDay, { day: '2026-11-20', hour }, rules)).toBe(isAllowed);
  });
});

const navs = (...days: readonly IsoDay[]) => navBook(days.map((day) => nav('USDFY', day, '100')));
const quoted = (...days: readonly IsoDay[]) =>
  publishedQuote({ fx: fxBook(days.map((day) => fx('EUR', 'USD', day, '1.1'))) });

const coins = (day: IsoDay) => ({ base: 'USDC', quote: 'EUR', days: [day], values: ['0.8'] }) as const;
/** Every coin is at par. */
const priced = (...days: readonly IsoDay[]) => ({ navs: navs(...days), fx: fxBook([]) });

describe('the dealing day', () => {
  const order = { strategy: USDFY, orderDay: '2026-01-02', assets: ['EURC', 'USD'] } as const;

  test('is never before the order day', () => {
    expect(dealingDayOf(order, priced('2026-01-01'), quoted('2026-01-01'))).toBeUndefined();
    expect(dealingDayOf(order, priced('2026-01-01', '2026-01-02'), quoted('2026-01-02'))).toBe('2026-01-02');
  });

  test('is the first day that has both its NAV and its quote', () => {
    const published = priced('2026-01-02', '2026-01-05', '2026-01-06');
    expect(dealingDayOf(order, published, quoted('2026-01-01'))).toBeUndefined();
    expect(dealingDayOf(order, published, quoted('2026-01-01', '2026-01-06'))).toBe('2026-01-06');
  });

  test('does not wait for a quote on a day on which the source publishes none', () => {
    // 2026-01-03 is a Saturday.
    expect(dealingDayOf(order, priced('2026-01-03'), quoted('2026-01-02'))).toBe('2026-01-03');
    expect(dealingDayOf(order, priced('2026-01-03'), quoted('2026-01-05'))).toBeUndefined();
  });

  test('needs no quote when nothing is converted', () => {
    const inDollars = { ...order, assets: ['USDC', 'USD'] } as const;
    expect(dealingDayOf(inDollars, priced('2026-01-02'), () => false)).toBe('2026-01-02');
  });

  test('waits for the quote of a coin that left its par, from that day on', () => {
    const left = [{ coin: 'USDC', from: '2026-01-05', isAtPar: false }] as const;
    const dollars = fx('EUR', 'USD', '2026-01-02', '1.1');
    const published = (day: IsoDay) =>
      fxBook([dollars, fx('EUR', 'USD', '2026-01-06', '1.1'), coins(day)], left);
    const inDollars = { ...order, assets: ['USDC', 'USD'] } as const;
    const on = (day: IsoDay, readings = published('2026-01-06')) =>
      dealingDayOf(inDollars, { navs: navs(day), fx: readings }, publishedQuote({ fx: readings }));
    expect(on('2026-01-02')).toBe('2026-01-02');
    expect(on('2026-01-05')).toBeUndefined();
    expect(on('2026-01-06')).toBe('2026-01-06');
    expect(on('2026-01-06', published('2026-01-05'))).toBeUndefined();
  });

  test('passes over gaps of any length', () => {
    const late = addDays('2026-01-02', 40);
    expect(dealingDayOf(order, priced(late), quoted(late))).toBe(late);
  });
});

describe('what an order waits for', () => {
  const order = { strategy: USDFY, orderDay: '2026-01-02', assets: ['EURC', 'USD', 'EUR'] } as const;

  test('is the first NAV from its order day on, while there is none', () => {
    expect(awaitedPrices(order, priced('2026-01-01'), quoted('2026-01-02'))).toEqual({
      kind: 'nav',
      from: '2026-01-02',
    });
  });

  test('is the quotes of the first day that has its NAV', () => {
    expect(awaitedPrices(order, priced('2026-01-05', '2026-01-06'), quoted('2026-01-02'))).toEqual({
      kind: 'quotes',
      day: '2026-01-05',
      currencies: ['USD'],
    });
  });

  test('is nothing once both are published', () => {
    expect(awaitedPrices(order, priced('2026-01-05'), quoted('2026-01-05'))).toBeUndefined();
  });
});

describe('the calendar of quotes', () => {
  test.each([
    ['USD', '2026-04-02', true],
    ['USD', '2026-04-03', false],
    ['CHF', '2026-04-06', false],
    ['CHF', '2026-04-07', true],
    ['USD', '2026-05-01', false],
    ['USD', '2026-12-25', false],
    ['USD', '2026-12-26', false],
    ['USD', '2027-01-01', false],
    ['USD', '2026-11-22', false],
    ['BTC', '2026-12-25', true],
    ['ETH', '2026-11-22', true],
  ] as const)('of %s on %s: %s', (currency, day, isDue) => {
    expect(hasQuoteDay(currency, day)).toBe(isDue);
  });
});
