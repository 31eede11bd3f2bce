import type { components } from '@repo/api-sdk/spec';
import type { BulkRowState } from '@repo/domain/bulk';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { bulkErrors } from './bulk.errors.ts';
import { toBulk, toBulkRow } from './bulk.mapper.ts';
import { type BulkRowView, countResults, countRows, findPlan, listRows } from './bulk.repository.ts';

type Schemas = components['schemas'];

/** A bulk with the counts of its results; its author or a colleague reads it. */
export async function getBulk(deps: Deps, actor: Actor, planId: string): Promise<Schemas['Bulk']> {
  const found = await findPlan(deps.db, planId);
  if (found === undefined) throw new AppError(bulkErrors.notFound);
  const results = await countResults(deps.db, [planId]);
  return toBulk({ ...found, results }, { userId: actor.userId, now: deps.clock.now() });
}

interface RowsQuery {
  state?: BulkRowState | undefined;
  page: number;
  pageSize: number;
}

export async function listBulkRows(
  deps: Deps,
  planId: string,
  { state, page, pageSize }: RowsQuery,
): Promise<Schemas['BulkRowPage']> {
  if ((await findPlan(deps.db, planId)) === undefined) throw new AppError(bulkErrors.notFound);
  const rows = await listRows(deps.db, planId, { state, limit: pageSize, offset: (page - 1) * pageSize });
  const total = await countRows(deps.db, planId, state);
  return { items: rows.map(toBulkRow), total, page, page_size: pageSize };
}

/** All of them, for a file. */
export async function readBulkRows(
  deps: Deps,
  planId: string,
  { state, limit }: { state?: BulkRowState | undefined; limit: number },
): Promise<BulkRowView[]> {
  if ((await findPlan(deps.db, planId)) === undefined) throw new AppError(bulkErrors.notFound);
  return listRows(deps.db, planId, { state, limit });
}
