import { type Decimal, sumOf } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { listContractViews } from '../contracts/contracts.repository.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { convert, holdingOf } from '../contracts/value-contract.ts';

/** Their signed contracts at the last NAVs, in EUR; null when a rate is missing. */
export async function readWorth(deps: Deps, userId: string): Promise<Decimal | null> {
  const [views, prices] = await Promise.all([
    listContractViews(deps.db, { userId, status: 'signed' }),
    readPrices(deps),
  ]);
  const day = parisDay(deps.clock.now());
  const values = views.flatMap((view) => {
    const { value } = holdingOf(view, prices, day);
    const from = view.strategy.referenceCurrency;
    return value === null ? [] : [convert(prices, { amount: value, from, to: 'EUR', day })];
  });
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : sumOf(known);
}
