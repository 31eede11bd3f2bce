import type { Deps } from '../../deps.ts';
import {
  type FxListRow,
  type FxSort,
  type ListRequest,
  listFxRows,
  readLatestRates,
} from './market-lists.repository.ts';

export async function listFxRates(
  deps: Deps,
  request: ListRequest & { pair: string | undefined; sort: FxSort },
): Promise<{ rows: FxListRow[]; total: number; latest: FxListRow[] }> {
  const page = await listFxRows(deps.db, request);
  return { ...page, latest: await readLatestRates(deps.db) };
}
