import { describe, expect, test } from 'vitest';
import { decimal, roundTo, toText } from '../money/index.ts';
import { buildPortfolio, compounded, investPayment, navBook, prepareMarket } from './index.ts';
import { closing, EXAMPLE, FEES, fx, nav, payment, USDFY, withdrawal } from './testing.ts';

const market = prepareMarket(EXAMPLE);
const flows = [payment('2026-01-02', '10000', 'EURC')];
const inEur = buildPortfolio(market, { flows, currency: 'EUR', fees: FEES });

describe('the worked example of docs/money.md', () => {
  test('deducts 0.1 % then 0.5 %, converts at the FX of the value date and buys 109.351485148… units', () => {
    const received = {
      strategy: USDFY,
      asset: 'EURC',
      gross: decimal('10000'),
      valueDate: '2026-01-02',
    } as const;
    const result = investPayment(received, market.prices, FEES);
    expect(result.status).toBe('invested');
    if (result.status !== 'invested') return;
    expect(toText(result.payment.subscriptionFee)).toBe('10');
    expect(toText(result.payment.fxFee)).toBe('49.95');
    expect(toText(result.payment.net)).toBe('9940.05');
    expect(toText(result.payment.netReference)).toBe('11044.5');
    expect(result.payment.fxDay).toBe('2026-01-01');
    expect(toText(roundTo(result.units, 9))).toBe('109.351485149');
    expect(toText(result.units).startsWith('109.351485148')).toBe(true);
    expect(result.investedOn).toBe('2026-01-02');
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
    expect(toText(headline.total_current_converted, 2)).toBe('10261.54');
    expect(toText(headline.yield_generated_converted, 2)).toBe('261.54');
    expect(toText(allocation.yield_parts.strategy_effect, 2)).toBe('98.42');
    expect(toText(allocation.yield_parts.fx_effect, 2)).toBe('223.08');
    expect(toText(allocation.yield_parts.fees, 2)).toBe('-59.95');
    expect(allocation.share).toBe(1);
  });

  test('is the same with quotes published as dollars per euro', () => {
    const quotes = [
      fx('EUR', 'USD', '2026-01-01', '1.111111111111111111111111111111'),
      fx('EUR', 'USD', '2026-01-03', '1.086956521739130434782608695652'),
    ];
    const asPublished = buildPortfolio(prepareMarket({ ...EXAMPLE, fx: quotes }), {
      flows,
      currency: 'EUR',
      fees: FEES,
    });
    expect(toText(asPublished.headline.total_current_converted, 2)).toBe('10261.54');
  });
});

describe('around the example', () => {
  test('a day without a NAV repeats the last one, is stale and has no rate', () => {
    const navs = EXAMPLE.navs.filter((published) => published.days[0] !== '2026-01-03');
    const portfolio = buildPortfolio(prepareMarket({ ...EXAMPLE, navs }), {
      flows,
      currency: 'USD',
      fees: FEES,
    });
    expect(portfolio.aggregated.points.map((point) => [point.value.toFixed(2), point.stale])).toEqual([
      ['11044.50', false],
      ['11044.50', true],
      ['11153.85', false],
    ]);
    expect(portfolio.aggregated.rates.map((rate) => rate.date)).toEqual(['2026-01-04']);
  });

  test('a payment before the first NAV is paid and waits without value or yield', () => {
    const early = [payment('2025-12-30', '1000', 'USDC')];
    const client = { flows: early, currency: 'USD', fees: FEES } as const;
    const waiting = buildPortfolio(
      prepareMarket({ ...EXAMPLE, fx: [fx('USD', 'EUR', '2025-12-01', '0.95')], until: '2025-12-31' }),
      client,
    );
    expect(waiting.waiting).toHaveLength(1);
    expect(toText(waiting.headline.allocations[0]!.waiting_amount_converted)).toBe('1000');
    expect(toText(waiting.headline.yield_generated_converted)).toBe('0');
    expect(waiting.aggregated.points.map((point) => [point.value, point.contribution])).toEqual([
      [0, 1000],
      [0, 0],
    ]);
  });

  test('the waiting payment holds units from the day of the first NAV', () => {
    const quotes = [...EXAMPLE.fx, fx('USD', 'EUR', '2025-12-01', '0.95')];
    const portfolio = buildPortfolio(prepareMarket({ ...EXAMPLE, fx: quotes }), {
      flows: [payment('2025-12-31', '1000', 'USDC')],
      currency: 'EUR',
      fees: FEES,
    });
    expect(portfolio.waiting).toHaveLength(0);
    expect(toText(portfolio.strategies[0]!.units)).toBe('9.99');
    expect(portfolio.aggregated.points.map((point) => point.value.toFixed(2))).toEqual([
      '0.00',
      '899.10',
      '908.09',
      '923.63',
      '937.46',
    ]);
    const { yield_parts: parts, yield_generated_converted: total } = portfolio.headline.allocations[0]!;
    expect(toText(parts.strategy_effect.plus(parts.fx_effect).plus(parts.fees), 12)).toBe(toText(total, 12));
  });

  test('a withdrawal removes units at the NAV of its day and deducts the exit fee from the amount paid out', () => {
    const portfolio = buildPortfolio(market, {
      flows: [...flows, withdrawal('2026-01-03', '920', 'EUR')],
      currency: 'EUR',
      fees: FEES,
    });
    expect(portfolio.aggregated.points[1]?.value.toFixed(2)).toBe('9190.14');
    expect(portfolio.aggregated.points[1]?.contribution).toBe(-918.16);
    expect(toText(portfolio.headline.total_withdrawn_converted)).toBe('918.16');
  });

  test('a closing leaves no units, and no value or rate on later days', () => {
    const portfolio = buildPortfolio(market, {
      flows: [...flows, closing('2026-01-03')],
      currency: 'USD',
      fees: FEES,
    });
    expect(toText(portfolio.strategies[0]!.units)).toBe('0');
    expect(portfolio.aggregated.points.map((point) => point.value > 0)).toEqual([true, false, false]);
    expect(portfolio.aggregated.rates.map((rate) => rate.date)).toEqual(['2026-01-03']);
    expect(portfolio.headline.allocations[0]?.share).toBe(0);
  });

  test('a withdrawal above the holding is refused and changes nothing', () => {
    const tooMuch = withdrawal('2026-01-03', '20000', 'EUR');
    const portfolio = buildPortfolio(market, { flows: [tooMuch, ...flows], currency: 'EUR', fees: FEES });
    expect(portfolio.refused).toEqual([{ flow: tooMuch, reason: 'insufficient_units' }]);
    expect(portfolio.headline).toEqual(inEur.headline);
  });

  test('the fees recorded with a payment apply, even after a change of schedule', () => {
    const recorded = [payment('2026-01-02', '10000', 'EURC', { fees: FEES })];
    const dearer = { ...FEES, subscriptionPercent: FEES.subscriptionPercent.times(20) };
    const later = buildPortfolio(market, { flows: recorded, currency: 'EUR', fees: dearer });
    expect(toText(later.headline.total_current_converted)).toBe(
      toText(inEur.headline.total_current_converted),
    );
  });

  test('money without a quote is an error, never a missing amount', () => {
    expect(() => buildPortfolio(market, { flows, currency: 'CHF', fees: FEES })).toThrow(
      'No FX from EUR to CHF',
    );
  });

  test('a NAV that is not positive, or two different NAVs for one day, are errors', () => {
    expect(() => navBook([nav('USDFY', '2026-01-01', '0')])).toThrow('it must be positive');
    expect(() => navBook([...EXAMPLE.navs, nav('USDFY', '2026-01-01', '100.1')])).toThrow(
      'already has another',
    );
  });
});
