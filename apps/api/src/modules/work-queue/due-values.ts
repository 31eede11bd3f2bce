// NAVs and rates that are missing, as things that wait: read from their calendars, as the tiles do.
import { addDays, type IsoDay, isoDay, monthKey } from '@repo/domain/dates';
import { endOfParisDay, type WorkKind } from '@repo/domain/work';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { listDueNavs } from '../market-data/due-navs.ts';
import { listDueRates } from '../rates/due-rates.ts';
import { fetchTime } from '../rates/fetch-time.ts';

export interface DueValue {
  kind: Extract<WorkKind, 'nav' | 'rate'>;
  id: string;
  openedAt: Date;
  label: string;
  day: string;
}

/** This month and the one before: on the 1st, a value of yesterday still counts. */
export function shownDays(today: IsoDay): { first: IsoDay; last: IsoDay } {
  const thisMonth = isoDay(`${monthKey(today)}-01`);
  return { first: isoDay(`${monthKey(addDays(thisMonth, -1))}-01`), last: today };
}

/** The value of a day waits from the end of that day. */
export async function listDueValues(deps: Pick<Deps, 'db' | 'clock'>): Promise<DueValue[]> {
  const now = deps.clock.now();
  const today = parisDay(now);
  const navs = await listDueNavs(deps, shownDays(today));
  const rates = await listDueRates(deps, shownDays(fetchTime(now).day));
  return [
    ...navs
      .filter(({ day }) => day < today)
      .map(({ strategy_id: id, title, day }) => valueOf('nav', `${id} ${day}`, { label: title, day })),
    ...rates.flatMap(({ pair, days }) =>
      days.map((day) => valueOf('rate', `${pair} ${day}`, { label: pair, day })),
    ),
  ];
}

const valueOf = (
  kind: DueValue['kind'],
  id: string,
  { label, day }: { label: string; day: string },
): DueValue => ({ kind, id, openedAt: endOfParisDay(isoDay(day)), label, day });
