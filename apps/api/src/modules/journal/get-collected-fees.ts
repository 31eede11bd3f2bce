import type { components } from '@repo/api-sdk/spec';
import { isoDay, monthKey } from '@repo/domain/dates';
import { type Decimal, decimal, fxBook, moneyAsset, roundFor, sumOf, toText, ZERO } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { loadMarket } from '../market-data/load-market.ts';
import { readMarketVersion } from '../market-data/market.repository.ts';
import type { Period } from './entries.repository.ts';
import { readFees } from './holdings.repository.ts';
import { journalTexts as texts } from './journal.texts.ts';

type Schemas = components['schemas'];

/**
 * What the house earned, by month and product. Each column is rounded to the cent, and totals are the sums of what is
 * shown; the exact amounts are the balances of `fees:*`.
 */
export async function getCollectedFees(
  { db }: Pick<Deps, 'db'>,
  period: Period,
): Promise<Schemas['CollectedFees']> {
  const { market } = await loadMarket(db, await readMarketVersion(db));
  const fx = market?.prices.fx ?? fxBook([]);
  const fees = (await readFees(db, period)).map((row) => {
    const amount = decimal(row.amount);
    const day = isoDay(row.day);
    const converted = fx.convert(amount, moneyAsset(row.asset), 'EUR', day)?.amount;
    return { ...row, amount, month: monthKey(day), strategy: row.title ?? texts.unknownProduct, converted };
  });
  const known = fees.filter(({ converted }) => converted !== undefined);
  const lines = [...Map.groupBy(known, ({ month, strategy }) => `${month} ${strategy}`).values()]
    .flatMap((same) => {
      const [first] = same;
      return first === undefined ? [] : [toLine(first, same)];
    })
    .toSorted((a, b) => byKey(b.month, a.month) || byKey(a.strategy, b.strategy));
  const lost = fees.filter(({ converted }) => converted === undefined);
  return {
    lines,
    total: toText(sumOf(lines.map(({ total }) => decimal(total))), 2),
    unconverted: [...Map.groupBy(lost, ({ asset }) => asset)].map(([asset, same]) => ({
      asset,
      amount: toText(sumOf(same.map(({ amount }) => amount))),
    })),
  };
}

interface ConvertedFee {
  account: string;
  month: string;
  strategy: string;
  converted: Decimal | undefined;
}

const byKey = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function toLine({ month, strategy }: ConvertedFee, fees: readonly ConvertedFee[]): Schemas['FeeLine'] {
  const sum = (account: string) =>
    roundFor(
      'EUR',
      sumOf(fees.filter((fee) => fee.account === account).map(({ converted }) => converted ?? ZERO)),
    );
  const [subscription, fx, exit] = [sum('fees:subscription'), sum('fees:fx'), sum('fees:exit')];
  return {
    month,
    strategy,
    subscription: toText(subscription, 2),
    fx: toText(fx, 2),
    exit: toText(exit, 2),
    total: toText(subscription.plus(fx).plus(exit), 2),
  };
}
