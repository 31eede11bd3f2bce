import type { BulkPlanRow } from '../../db/schema/bulk.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { bulkErrors } from './bulk.errors.ts';
import { lockPlan } from './bulk.repository.ts';

/** The plan, locked; only its author confirms it, or undoes it. */
export async function lockOwnPlan(
  { db }: Pick<Deps, 'db'>,
  { userId }: Actor,
  planId: string,
): Promise<BulkPlanRow> {
  const plan = await lockPlan(db, planId);
  if (plan === undefined) throw new AppError(bulkErrors.notFound);
  if (plan.authorId !== userId) throw new AppError(bulkErrors.notAuthor);
  return plan;
}
