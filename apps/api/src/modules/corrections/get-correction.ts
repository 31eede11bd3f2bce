import type { components } from '@repo/api-sdk/spec';
import { type Decimal, decimal, sumOf, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { readCorrectedDeals } from './corrected-deals.ts';
import { correctionsErrors } from './corrections.errors.ts';
import { findCorrectionRow, seriesDayOf } from './corrections.repository.ts';
import { toWireCorrection } from './list-corrections.ts';
import { readThreshold } from './read-threshold.ts';

type Schemas = components['schemas'];

/** The rest is in the file. */
const MAX_DEALS = 200;

/** One corrected value, what was executed at the wrong one, and what it cost whom. */
export async function getCorrection(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<Schemas['CorrectionDetail']> {
  const only = seriesDayOf(id);
  const { percent, fraction: threshold } = await readThreshold(deps);
  const row = only && (await findCorrectionRow(deps.db, only, threshold));
  if (only === undefined || row === undefined) throw new AppError(correctionsErrors.notFound);
  const listed = await readCorrectedDeals(deps.db, { threshold, only });
  const deals = listed.map(({ deal }) => deal);
  return {
    correction: toWireCorrection(row),
    threshold_percent: toText(percent),
    deals: deals.slice(0, MAX_DEALS),
    sums: sumByAsset(deals.filter(({ state }) => state !== 'rectified')),
  };
}

function sumByAsset(deals: readonly Schemas['CorrectedDeal'][]): Schemas['CorrectionSum'][] {
  return [...Map.groupBy(deals, ({ asset }) => asset)].map(([asset, of]) => {
    const amounts = of.map(({ cash }) => decimal(cash));
    const sum = (keep: (amount: Decimal) => boolean) => sumOf(amounts.filter(keep));
    return {
      asset,
      lost: toText(sum((amount) => amount.gt(0))),
      gained: toText(sum((amount) => amount.lt(0)).neg()),
    };
  });
}
