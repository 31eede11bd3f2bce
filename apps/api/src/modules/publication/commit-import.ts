import type { ImportCounts } from '../../db/schema/market-data.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { notifyRedemptions } from '../books/notify-redemptions.ts';
import { requireChangeControl } from '../change-control/require-change-control.ts';
import { type CorrectedValue, notifyCorrections } from '../corrections/notify-corrections.ts';
import { fingerprintOf } from '../market-data/import-plan.ts';
import { type ImportPlanRow, lockPlan, markCommitted } from '../market-data/import-plans.repository.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import {
  lockMarket,
  publishValues,
  readStoredValues,
  type StoredValue,
} from '../market-data/market-values.repository.ts';
import type { ImportKind } from '../market-data/parse/parse-market-file.ts';
import { storedSeriesOf } from '../market-data/preview-import.ts';
import { listStrategyNames, type StrategyName } from '../market-data/strategy-names.repository.ts';

const sources: Record<ImportKind, string> = { nav: 'import', fx_ecb: 'ecb', fx_crypto: 'crypto' };

/**
 * Applies a previewed plan, whole or not at all, and executes the orders that waited for it. Committing the
 * same plan again returns the same result and changes nothing.
 */
export async function commitImport(deps: Deps, actor: Actor, planId: string): Promise<ImportCounts> {
  requireChangeControl(deps);
  return deps.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (plan === undefined) throw new AppError(marketDataErrors.planNotFound);
    if (plan.committedAt !== null) return plan.counts;
    if (plan.errorCount > 0) throw new AppError(marketDataErrors.planHasErrors);
    await lockMarket(tx);
    await applyPlan({ ...deps, db: tx }, actor, plan);
    return plan.counts;
  });
}

/** Those of the plan that replace another value. */
function correctedValues(
  { kind, values }: ImportPlanRow,
  { stored, names }: { stored: readonly StoredValue[]; names: readonly StrategyName[] },
): CorrectedValue[] {
  const before = new Map(stored.map(({ series, day, value }) => [`${series} ${day}`, value]));
  const titles = new Map(names.map(({ id, title }) => [id, title]));
  return values.flatMap(([series, day, after]): CorrectedValue[] => {
    const old = before.get(`${series} ${day}`);
    if (old === undefined) return [];
    return [
      {
        kind: kind === 'nav' ? 'nav' : 'fx',
        series,
        day,
        title: titles.get(series) ?? series,
        before: old,
        after,
      },
    ];
  });
}

async function applyPlan(deps: Deps, actor: Actor, plan: ImportPlanRow): Promise<void> {
  const { kind, firstDay, lastDay } = plan;
  const names = await listStrategyNames(deps.db);
  const stored =
    firstDay === null || lastDay === null
      ? []
      : await readStoredValues(deps.db, kind, storedSeriesOf(kind, names), {
          first: firstDay,
          last: lastDay,
        });
  if (fingerprintOf(stored) !== plan.fingerprint) throw new AppError(marketDataErrors.dataMoved);
  const now = deps.clock.now();
  await publishValues(deps.db, kind, {
    values: plan.values,
    source: sources[kind],
    publishedBy: actor.userId,
    publishedAt: now,
  });
  await markCommitted(deps.db, plan.id, now);
  const executed = await executeWaitingOrders(deps);
  await notifyRedemptions(deps, executed.redemptions);
  await notifyCorrections(deps, correctedValues(plan, { stored, names }));
  await recordAudit(deps, {
    by: actor,
    action: 'market_data.imported',
    object: { type: 'import_plan', id: plan.id },
    after: {
      kind,
      fileName: plan.fileName,
      firstDay,
      lastDay,
      ...plan.counts,
      investedPayments: executed.payments.length,
      executedRedemptions: executed.redemptions.length,
    },
  });
}
