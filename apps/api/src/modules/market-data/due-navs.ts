import { isoDay } from '@repo/domain/dates';
import { navDayState } from '@repo/domain/navs';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { DayRange } from './market-values.repository.ts';
import { listNavDays, type NavDayRow } from './nav-calendar.repository.ts';

/** Publication days without a NAV, today included; a value that awaits a second person is not among them. */
export async function listDueNavs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  range: DayRange,
): Promise<NavDayRow[]> {
  const now = clock.now();
  const today = parisDay(now);
  const rows = await listNavDays(db, range, { now, isUnpublished: true });
  return rows.filter((row) => {
    const state = navDayState({
      day: isoDay(row.day),
      today,
      firstDay: row.first_day === null ? null : isoDay(row.first_day),
      publicationDays: row.publication_days,
      version: row.version,
      isPending: row.request_id !== null,
      // A draft is still to be entered.
      draft: null,
    });
    return state === 'missing' || state === 'expected';
  });
}
