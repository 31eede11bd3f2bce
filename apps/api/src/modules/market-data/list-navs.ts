import { decimal } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import {
  type ListRequest,
  listNavRows,
  type NavFilters,
  type NavListRow,
} from './market-lists.repository.ts';

export interface ListedNav extends NavListRow {
  /** Against the NAV before, a fraction; null for the first. */
  rate: number | null;
}

export async function listNavs(
  deps: Deps,
  request: ListRequest & NavFilters,
): Promise<{ rows: ListedNav[]; total: number }> {
  const { rows, total } = await listNavRows(deps.db, request);
  return { rows: rows.map(withRate), total };
}

export const withRate = (row: NavListRow): ListedNav => ({ ...row, rate: rateOf(row) });

function rateOf(row: NavListRow): number | null {
  if (row.previousNav === null) return null;
  return decimal(row.vl).div(decimal(row.previousNav)).minus(1).toNumber();
}
