/** The laws of docs/money.md on the day a coin leaves its par, over random histories. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNIT_DECIMALS } from '../books/index.ts';
import { addDays, type IsoDay } from '../dates/index.ts';
import {
  type Decimal,
  decimal,
  type FxQuotes,
  PAR_COINS,
  type ParCoin,
  roundTo,
  toText,
} from '../money/index.ts';
import { buildPortfolio } from './build-portfolio.ts';
import { type Movement } from './ledger.ts';
import { type MarketInput, prepareMarket } from './market.ts';
import { FIRST_DAY, type History, histories, play } from './testing.ts';

interface OffPar {
  readonly before: History;
  readonly after: History;
  readonly coin: ParCoin;
  readonly day: IsoDay;
}

const DAYS = 40;

/** A history, and the same one where a coin leaves its par on a day, with quotes of its own on some days from then on. */
const offPar: fc.Arbitrary<OffPar> = fc
  .record({
    before: histories,
    coin: fc.constantFrom(...PAR_COINS),
    offset: fc.integer({ min: 1, max: DAYS - 5 }),
    percents: fc.array(fc.option(fc.integer({ min: 60, max: 99 }), { nil: null }), {
      minLength: DAYS,
      maxLength: DAYS,
    }),
  })
  .map(({ before, coin, offset, percents }) => {
    const day = addDays(FIRST_DAY, offset);
    const scale = coin === 'WBTC' ? 60_000 : 1;
    const quoted = percents.flatMap((percent, index) => {
      const on = addDays(FIRST_DAY, index);
      return percent === null || on < day
        ? []
        : [{ day: on, value: toText(decimal(percent).times(decimal(scale)).div(100)) }];
    });
    const quotes: FxQuotes = {
      base: coin,
      quote: 'EUR',
      days: quoted.map((one) => one.day),
      values: quoted.map(({ value }) => value),
    };
    const market: MarketInput = {
      ...before.market,
      fx: quoted.length === 0 ? before.market.fx : [...before.market.fx, quotes],
      par: [{ coin, from: day, isAtPar: false }],
    };
    return { before, after: play(market, before.orders), coin, day };
  });

const earlier = ({ booked }: History, day: IsoDay): readonly Movement[] =>
  booked.movements.filter((movement) => movement.day < day).toSorted((a, b) => (a.id < b.id ? -1 : 1));

const ofCoin = ({ after, coin, day }: OffPar): readonly Movement[] =>
  after.booked.movements.filter((movement) => movement.asset === coin && movement.day >= day);

const textOf = (value: Decimal | undefined): string =>
  value === undefined ? '' : toText(roundTo(value, 12));

describe('a coin that leaves its par', () => {
  it('changes nothing of what was booked before that day, nor a figure as known the day before', () => {
    fc.assert(
      fc.property(offPar, fc.constantFrom('EUR', 'USD', 'BTC'), ({ before, after, day }, currency) => {
        expect(earlier(after, day)).toEqual(earlier(before, day));
        const figures = ({ market, booked }: History) => {
          const { input: _, ...figured } = {
            input: null,
            ...buildPortfolio(prepareMarket({ ...market, until: addDays(day, -1), from: FIRST_DAY }), {
              ...booked,
              currency,
            }),
          };
          return figured;
        };
        expect(figures(after)).toEqual(figures(before));
      }),
      { numRuns: 60 },
    );
  });

  it('deals an order in it only on a day that has its own quote', () => {
    fc.assert(
      fc.property(offPar, (drawn) => {
        const { fx } = prepareMarket(drawn.after.market).prices;
        for (const { asset, day } of ofCoin(drawn)) {
          expect(fx.eurValue(asset, day)).toMatchObject({ quoteDay: day, isFallback: false });
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leaves every order in it waiting while it has no quote', () => {
    fc.assert(
      fc.property(offPar, ({ before, coin, day }) => {
        const unquoted = play(
          { ...before.market, par: [{ coin, from: day, isAtPar: false }] },
          before.orders,
        );
        const late = unquoted.booked.movements.filter(
          (movement) => movement.asset === coin && movement.day >= day,
        );
        expect(late).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('buys units for what it is worth, and counts for that in every figure', () => {
    fc.assert(
      fc.property(offPar, (drawn) => {
        const { market, booked } = drawn.after;
        const prepared = prepareMarket(market);
        const { fx, navs } = prepared.prices;
        const quote = market.fx.find(({ base }) => base === drawn.coin);
        for (const movement of ofCoin(drawn).filter(({ kind }) => kind === 'payment')) {
          const own = decimal(quote?.values[quote.days.indexOf(movement.day)] ?? '0');
          const reference = market.strategies.find(({ key }) => key === movement.strategy)?.referenceCurrency;
          const worth = fx.eurValue(reference ?? 'EUR', movement.day)?.value ?? decimal(0);
          const nav = navs.lastUpTo(movement.strategy, movement.day)?.value ?? decimal(0);
          const units = movement.cash.minus(movement.fee).times(own).div(worth).div(nav);
          expect(movement.units.minus(units).abs().lt('0.0000000001')).toBe(true);
          expect(roundTo(movement.units, UNIT_DECIMALS).eq(movement.units)).toBe(true);
        }
        const { headline } = buildPortfolio(prepared, { ...booked, currency: 'EUR' });
        const paid = booked.movements
          .filter(({ kind }) => kind === 'payment')
          .reduce((sum, movement) => {
            const isOff = movement.asset === drawn.coin && movement.day >= drawn.day;
            const own = quote?.values[quote.days.indexOf(movement.day)];
            const inEur = isOff
              ? movement.cash.times(decimal(own ?? '0'))
              : (fx.convert(movement.cash, movement.asset, 'EUR', movement.day)?.amount ?? decimal(0));
            return sum.plus(inEur);
          }, decimal(0));
        expect(textOf(headline.total_paid_eur)).toBe(textOf(paid));
      }),
      { numRuns: 100 },
    );
  });

  it('that returns to it is dealt as before: a par that was never left is the same as none', () => {
    fc.assert(
      fc.property(offPar, ({ before, coin, day }) => {
        const kept = play({ ...before.market, par: [{ coin, from: day, isAtPar: true }] }, before.orders);
        expect(kept.booked).toEqual(before.booked);
        const ended = [
          { coin, from: day, isAtPar: false },
          { coin, from: day, isAtPar: true },
        ] as const;
        expect(play({ ...before.market, par: ended }, before.orders).booked).toEqual(before.booked);
      }),
      { numRuns: 40 },
    );
  });
});
