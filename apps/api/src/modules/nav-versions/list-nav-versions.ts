import { isIsoDay } from '@repo/domain/dates';
import type { Deps } from '../../deps.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { listNavVersionRows } from './nav-versions.repository.ts';

type Versions = SuccessBody<'listNavVersions'>;

/** Of one day, the newest first: what clients see now, then what they saw before. */
export async function listNavVersions(
  { db }: Deps,
  { strategyId, day }: { strategyId: string; day: string },
): Promise<Versions> {
  const rows = isIsoDay(day) ? await listNavVersionRows(db, { strategyId, first: day, last: day }) : [];
  return {
    versions: rows.toReversed().map(({ nav, mark, day: _day, ...row }) => ({
      ...row,
      value: nav,
      high_water_mark: mark,
    })),
  };
}
