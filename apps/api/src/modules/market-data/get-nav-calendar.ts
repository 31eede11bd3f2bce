import { addDays, daysBetween, isoDay, monthKey } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import { navDayState } from '@repo/domain/navs';
import type { Deps } from '../../deps.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { listNavDays, type NavDayRow } from './nav-calendar.repository.ts';

type Calendar = SuccessBody<'getNavCalendar'>;
type Day = Calendar['strategies'][number]['days'][number];

/** One month of all strategies: what is published, awaits approval, or is missing. */
export async function getNavCalendar({ db, clock }: Deps, month?: string): Promise<Calendar> {
  const now = clock.now();
  const today = parisDay(now);
  const shown = month ?? monthKey(today);
  const first = isoDay(`${shown}-01`);
  const nextMonth = monthKey(addDays(first, 31));
  const rows = await listNavDays(db, { first, last: addDays(isoDay(`${nextMonth}-01`), -1) }, { now });
  const strategies = [...Map.groupBy(rows, (row) => row.strategy_id)].map(([id, days]) => ({
    id,
    title: days[0]?.title ?? id,
    days: days.map((row) => dayOf(row, today)),
  }));
  return { month: shown, today, strategies };
}

function dayOf(row: NavDayRow, today: ReturnType<typeof parisDay>): Day {
  const day = isoDay(row.day);
  const { vl, version, previous, previous_day: previousDay, request_id: id, held, maker } = row;
  const { author, refused_reason: refusal } = row;
  const isPending = id !== null && held !== null && maker !== null;
  return {
    date: day,
    state: navDayState({
      day,
      today,
      firstDay: row.first_day === null ? null : isoDay(row.first_day),
      publicationDays: row.publication_days,
      version,
      isPending,
      draft: author === null ? null : refusal === null ? 'draft' : 'refused',
    }),
    value: vl,
    rate: vl === null || previous === null ? null : decimal(vl).div(decimal(previous)).minus(1).toNumber(),
    covered_days: previousDay === null ? null : daysBetween(isoDay(previousDay), day),
    version,
    draft: author === null ? null : { author, refusal },
    pending: isPending ? { id, maker, value: held } : null,
  };
}
