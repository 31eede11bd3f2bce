import { describe, expect, test } from 'vitest';
import { toText, ZERO } from '../money/index.ts';
import { buildPortfolio, compounded, navBook, prepareMarket } from './index.ts';
import { book, closing, EXAMPLE, fx, known, nav, payment, withdrawal } from './testing.ts';

const market = prepareMarket(EXAMPLE);
const orders = [payment('2026-01-02', '10000', 'EURC')];
const client = { ...book(orders, EXAMPLE), currency: 'EUR' } as const;
const inEur = buildPortfolio(market, client);

describe('the worked example of docs/money.md', () => {
  test('holds 109.351485148515 units from 2 January on', () => {
    expect(inEur.strategies.map(({ units }) => toText(units))).toEqual(['109.351485148515']);
    expect(client.movements.map(({ day }) => day)).toEqual(['2026-01-02']);
  });

  test('had no NAV been published for 2 January, it would be dealt on the 3rd: 107.511838140336 units', () => {
    const navs = EXAMPLE.navs.filter((published) => published.days[0] !== '2026-01-02');
    const [movement] = book(orders, { ...EXAMPLE, navs }).movements;
    expect(movement?.day).toBe('2026-01-03');
    expect(toText(movement?.units ?? ZERO)).toBe('107.511838140336');
  });

  test('is worth 9 940.05, 10 110.14 and 10 261.54 EUR on the three days', () => {
    expect(
      inEur.aggregated.points.map((point) => [point.date, point.value.toFixed(2), point.contribution]),
    ).toEqual([
      ['2026-01-02', '9940.05', 10_000],
      ['2026-01-03', '10110.14', 0],
      ['2026-01-04', '10261.54', 0],
    ]);
    expect(inEur.strategies[0]?.points).toEqual(inEur.aggregated.points);
  });

  test('earns −0.5 % then 1.4975869 %, 102/101 − 1 in all', () => {
    const rates = inEur.strategies[0]?.rates ?? [];
    expect(rates.map((rate) => rate.date)).toEqual(['2026-01-03', '2026-01-04']);
    expect(rates[0]?.performance_rate).toBeCloseTo(-0.005, 12);
    expect(rates[1]?.performance_rate).toBeCloseTo(0.014975869, 9);
    expect(compounded(rates)).toBeCloseTo(102 / 101 - 1, 12);
    expect(inEur.aggregated.rates).toEqual(rates);
  });

  test('shows 261.54 EUR generated, most of it from the dollar, in parts that add up', () => {
    const { headline } = inEur;
    const allocation = headline.allocations[0]!;
    expect(toText(headline.total_paid_eur)).toBe('10000');
    expect(toText(known(headline.total_current_converted), 2)).toBe('10261.54');
    expect(toText(known(headline.yield_generated_converted), 2)).toBe('261.54');
    expect(toText(known(allocation.yield_parts?.strategy_effect), 2)).toBe('101.71');
    expect(toText(known(allocation.yield_parts?.fx_effect), 2)).toBe('219.79');
    expect(toText(known(allocation.yield_parts?.fees), 2)).toBe('-59.95');
    expect(allocation.share).toBe(1);
  });

  test('is the same with quotes published as dollars per euro', () => {
    const quotes = [
      fx('EUR', 'USD', '2026-01-01', '1.111111111111111111111111111111'),
      fx('EUR', 'USD', '2026-01-03', '1.086956521739130434782608695652'),
    ];
    const published = { ...EXAMPLE, fx: quotes };
    const asPublished = buildPortfolio(prepareMarket(published), {
      ...book(orders, published),
      currency: 'EUR',
    });
    expect(toText(known(asPublished.headline.total_current_converted), 2)).toBe('10261.54');
  });
});

describe('around the example', () => {
  test('a day without a NAV repeats the last one, is stale and has no rate', () => {
    const navs = EXAMPLE.navs.filter((published) => published.days[0] !== '2026-01-03');
    const portfolio = buildPortfolio(prepareMarket({ ...EXAMPLE, navs }), { ...client, currency: 'USD' });
    expect(portfolio.aggregated.points.map((point) => [point.value.toFixed(2), point.stale])).toEqual([
      ['11044.50', false],
      ['11044.50', true],
      ['11153.85', false],
    ]);
    expect(portfolio.aggregated.rates.map((rate) => rate.date)).toEqual(['2026-01-04']);
  });

  test('a payment before the first NAV waits, beside every figure', () => {
    const input = { ...EXAMPLE, fx: [fx('USD', 'EUR', '2025-12-01', '0.95')], until: '2025-12-31' } as const;
    const early = book([payment('2025-12-30', '1000', 'USDC')], input);
    const waiting = buildPortfolio(prepareMarket(input), { ...early, currency: 'USD' });
    expect(waiting.waiting).toHaveLength(1);
    const [allocation] = waiting.headline.allocations;
    expect(toText(allocation?.waiting_amount_converted ?? ZERO)).toBe('1000');
    expect(toText(known(waiting.headline.total_paid_converted))).toBe('0');
    expect(toText(known(waiting.headline.yield_generated_converted))).toBe('0');
    expect(waiting.aggregated.points).toEqual([]);
  });

  test('money that waits in a currency without a quote has no amount in another', () => {
    const input = { ...EXAMPLE, fx: [], until: '2025-12-31' } as const;
    const early = book([payment('2025-12-30', '1', 'BTC')], input);
    const { headline } = buildPortfolio(prepareMarket(input), { ...early, currency: 'EUR' });
    expect(headline.allocations[0]?.waiting_amount_converted).toBeUndefined();
  });

  test('an amended NAV changes what the units are worth, and names the gap of what was executed', () => {
    const navs = EXAMPLE.navs.map((published) =>
      published.days[0] === '2026-01-02' ? nav('USDFY', '2026-01-02', '101.5') : published,
    );
    const amended = buildPortfolio(prepareMarket({ ...EXAMPLE, navs }), client);
    expect(amended.strategies[0]?.units).toEqual(inEur.strategies[0]?.units);
    expect(amended.aggregated.points.map((point) => point.value.toFixed(2))).toEqual([
      '9989.26',
      '10110.14',
      '10261.54',
    ]);
    const parts = amended.headline.allocations[0]?.yield_parts;
    // 109.351485148515 units × 0.5 USD × 0.90.
    expect(toText(parts?.execution_effect ?? ZERO, 2)).toBe('49.21');
  });

  test('a withdrawal removes units at the NAV of its day and deducts the exit fee from the amount paid out', () => {
    const portfolio = buildPortfolio(market, {
      ...book([...orders, withdrawal('2026-01-03', '920', 'EUR')], EXAMPLE),
      currency: 'EUR',
    });
    expect(portfolio.aggregated.points[1]?.value.toFixed(2)).toBe('9190.14');
    expect(portfolio.aggregated.points[1]?.contribution).toBe(-918.16);
    expect(toText(known(portfolio.headline.total_withdrawn_converted))).toBe('918.16');
  });

  test('a closing leaves no units, and no value or rate on later days', () => {
    const portfolio = buildPortfolio(market, {
      ...book([...orders, closing('2026-01-03')], EXAMPLE),
      currency: 'USD',
    });
    expect(toText(portfolio.strategies[0]!.units)).toBe('0');
    expect(portfolio.aggregated.points.map((point) => point.value > 0)).toEqual([true, false, false]);
    expect(portfolio.aggregated.rates.map((rate) => rate.date)).toEqual(['2026-01-03']);
    expect(portfolio.headline.allocations[0]?.share).toBe(0);
  });

  test('money without a quote towards EUR is an error, never a missing amount', () => {
    const unquoted = prepareMarket({ ...EXAMPLE, fx: [] });
    expect(() => buildPortfolio(unquoted, client)).toThrow('No FX from USD to EUR');
  });

  test('a NAV that is not positive, or two different NAVs for one day, are errors', () => {
    expect(() => navBook([nav('USDFY', '2026-01-01', '0')])).toThrow('it must be positive');
    expect(() => navBook([...EXAMPLE.navs, nav('USDFY', '2026-01-01', '100.1')])).toThrow(
      'already has another',
    );
  });
});
