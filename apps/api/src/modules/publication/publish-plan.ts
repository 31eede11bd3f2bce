import { decimal } from '@repo/domain/money';
import { isOfNavs, type PlanKind } from '../../db/schema/market-data.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { notifyRedemptions } from '../books/notify-redemptions.ts';
import { type CorrectedValue, notifyCorrections } from '../corrections/notify-corrections.ts';
import { fingerprintOf, seriesOf } from '../market-data/import-plan.ts';
import { type ImportPlanRow, lockPlan, markCommitted } from '../market-data/import-plans.repository.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import {
  lockMarket,
  publishValues,
  readStoredValues,
  type StoredValue,
} from '../market-data/market-values.repository.ts';
import { listStrategyNames, type StrategyName } from '../market-data/strategy-names.repository.ts';

const sources: Record<PlanKind, string> = {
  nav: 'import',
  nav_manual: 'manual',
  fx_ecb: 'ecb',
  fx_crypto: 'crypto',
  fx_import: 'import',
  fx_kraken: 'kraken',
  fx_manual: 'manual',
};

/** A plan that may be published now, with the published values that it was compared with. */
export interface PlanToPublish {
  plan: ImportPlanRow;
  stored: readonly StoredValue[];
  names: readonly StrategyName[];
}

/** Holds the plan and the market until the transaction ends; refuses what can't be published whole. */
export async function lockPlanToPublish({ db }: Deps, id: string): Promise<PlanToPublish> {
  const plan = await lockPlan(db, id);
  if (plan === undefined) throw new AppError(marketDataErrors.planNotFound);
  if (plan.committedAt !== null) throw new AppError(marketDataErrors.alreadyPublished);
  const { kind, errorCount, values, firstDay, lastDay } = plan;
  if (errorCount > 0) throw new AppError(marketDataErrors.planHasErrors);
  if (values.length === 0 || firstDay === null || lastDay === null) {
    throw new AppError(marketDataErrors.nothingToPublish);
  }
  await lockMarket(db);
  const days = { first: firstDay, last: lastDay };
  const stored = await readStoredValues(db, kind, seriesOf(values), days);
  if (fingerprintOf(stored) !== plan.fingerprint) throw new AppError(marketDataErrors.dataMoved);
  return { plan, stored, names: await listStrategyNames(db) };
}

/** Those of the plan that replace another value. */
export function correctedValues({ plan: { kind, values }, stored, names }: PlanToPublish): CorrectedValue[] {
  const before = new Map(stored.map(({ series, day, value }) => [`${series} ${day}`, value]));
  const titles = new Map(names.map(({ id, title }) => [id, title]));
  return values.flatMap(([series, day, after]): CorrectedValue[] => {
    const old = before.get(`${series} ${day}`);
    // What a NAV is made of changes nothing for clients.
    if (old === undefined || decimal(old).eq(decimal(after))) return [];
    return [
      {
        kind: isOfNavs(kind) ? 'nav' : 'fx',
        series,
        day,
        title: titles.get(series) ?? series,
        before: old,
        after,
      },
    ];
  });
}

/**
 * Publishes the whole plan, and executes the orders that waited for it, in the caller's transaction. Without an actor: values that
 * the schedule fetched. `reason`: of who submitted it; `message`: to the clients of a correction.
 */
export async function publishPlan(
  deps: Deps,
  actor: Actor | null,
  toPublish: PlanToPublish,
  { reason = '', message }: { reason?: string; message?: string | undefined } = {},
): Promise<void> {
  const { plan } = toPublish;
  const { kind, firstDay, lastDay, authorId } = plan;
  const now = deps.clock.now();
  await publishValues(deps.db, kind, {
    values: plan.values,
    source: sources[kind],
    enteredBy: authorId,
    publishedBy: actor?.userId ?? null,
    publishedAt: now,
  });
  await markCommitted(deps.db, plan.id, now);
  const executed = await executeWaitingOrders(deps);
  await notifyRedemptions(deps, executed.redemptions);
  await notifyCorrections(deps, correctedValues(toPublish), message);
  await recordAudit(deps, {
    by: actor,
    action: 'market_data.imported',
    object: { type: 'import_plan', id: plan.id },
    after: {
      kind,
      fileName: plan.fileName,
      enteredBy: authorId,
      firstDay,
      lastDay,
      ...plan.counts,
      investedPayments: executed.payments.length,
      executedRedemptions: executed.redemptions.length,
      ...(reason !== '' && { detail: reason }),
    },
  });
}
