import type { components } from '@repo/api-sdk/spec';
import { type Decimal, decimal, sumOf } from '@repo/domain/money';
import type { AssetSum } from '../../db/sum-rows.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { amountText } from '../contracts/contracts.mapper.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { convert } from '../contracts/value-contract.ts';

/** In EUR at the last rates published, rounded once; without the currencies that have none, which it names. */
export async function toListTotal(
  deps: Deps,
  sums: readonly AssetSum[] | null,
): Promise<components['schemas']['ListTotal']> {
  if (sums === null) return { total_eur: null, unconverted: [] };
  const [prices, day] = [await readPrices(deps), parisDay(deps.clock.now())];
  const converted: Decimal[] = [];
  const unconverted: string[] = [];
  for (const [asset, parts] of Map.groupBy(sums, (one) => one.asset)) {
    const amount = sumOf(parts.map(({ sum }) => decimal(sum)));
    const inEur = convert(prices, { amount, from: asset, to: 'EUR', day });
    if (inEur === null) unconverted.push(asset);
    else converted.push(inEur);
  }
  return { total_eur: amountText(sumOf(converted), 'EUR'), unconverted: unconverted.toSorted() };
}
