import { type RateSource, rateSources } from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import type { ChangeLine } from '../change-requests/change-kind.ts';
import { seriesOf } from '../market-data/import-plan.ts';
import { type ImportPlanRow, listWaitingPlans } from '../market-data/import-plans.repository.ts';
import { readStoredValues } from '../market-data/market-values.repository.ts';
import { linesOfPlan } from '../publication/import-change-kinds.ts';
import { planKindOf } from './fetch-rates.ts';
import { type LastFetches, readLastFetches } from './rate-fetches.repository.ts';

export interface RateSourceState extends LastFetches {
  source: RateSource;
}

export interface WaitingRates {
  plan: ImportPlanRow;
  lines: ChangeLine[];
}

/** How the last fetches of each source went, and the values that wait for an administrator. */
export async function getRateSources(
  deps: Deps,
): Promise<{ mode: Deps['rates']['name']; sources: RateSourceState[]; waiting: WaitingRates[] }> {
  const sources: RateSourceState[] = [];
  for (const source of rateSources) sources.push({ source, ...(await readLastFetches(deps.db, source)) });
  const waiting: WaitingRates[] = [];
  for (const plan of await listWaitingPlans(deps.db, Object.values(planKindOf))) {
    waiting.push({ plan, lines: await describe(deps, plan) });
  }
  return { mode: deps.rates.name, sources, waiting };
}

async function describe(deps: Deps, plan: ImportPlanRow): Promise<ChangeLine[]> {
  const { kind, values, firstDay, lastDay } = plan;
  if (firstDay === null || lastDay === null) return [];
  const stored = await readStoredValues(deps.db, kind, seriesOf(values), { first: firstDay, last: lastDay });
  return linesOfPlan(deps, { plan, stored, names: [] });
}
