// How far two clients may be apart who hold the same in one contract and in two.
import type { Slack } from './compare.ts';
import { payableDecimals } from './execute-orders.ts';
import { added, double, fixed, times, UNIT } from './fixed-point.ts';
import { type Currency, type DrawnMarket, referenceOf } from './histories.ts';
import { lastUpTo, rateOf } from './published.ts';
import type { Recomputed } from './recompute.ts';

/** Every movement rounds its units, and its cash when it is paid out: twice as often in two halves. */
export function slackOf(market: DrawnMarket, { currency, strategies: own }: Recomputed): Slack {
  const ulpOfUnits = UNIT / 10n ** 12n;
  const roundedUnits = (to: Currency) =>
    added(
      [...own].map(([strategy, { movements: moved, units }]) => {
        const prices = [...units.keys()].map((day) =>
          times(
            fixed(lastUpTo(market.navs[strategy], day) ?? ''),
            rateOf(market, [referenceOf[strategy], to], day),
          ),
        );
        const highest = prices.reduce((most, price) => (price > most ? price : most), 0n);
        return 2n * BigInt(moved.length) * times(ulpOfUnits, highest);
      }),
    );
  const movements = [...own.values()].flatMap((strategy) => strategy.movements);
  const roundedCash = movements.map(({ kind, currency: paidOut, day }) => {
    const ulp = UNIT / 10n ** BigInt(payableDecimals[paidOut]);
    return kind === 'payment' ? 0n : 3n * times(ulp, rateOf(market, [paidOut, currency], day));
  });
  const days = [...own.values()].flatMap(({ valueEur }) => [...valueEur]);
  const totals = [...Map.groupBy(days, ([day]) => day).values()]
    .map((of) => added(of.map(([, value]) => value)))
    .filter((total) => total > 0n);
  const least = totals.reduce((low, total) => (total < low ? total : low), totals[0] ?? UNIT);
  return {
    money: roundedUnits(currency) + added(roundedCash),
    rate: (4 * double(roundedUnits('EUR'))) / double(least),
  };
}
