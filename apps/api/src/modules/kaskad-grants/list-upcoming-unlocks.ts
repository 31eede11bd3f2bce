import type { components } from '@repo/api-sdk/spec';
import { addDays, isoDay } from '@repo/domain/dates';
import type { Database } from '../../db/client.ts';
import { sumByKey } from '../../db/list-counts.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { storedUnits, toClass } from '../kaskad-units/classes.mapper.ts';
import { listClassViews } from '../kaskad-units/classes.repository.ts';
import { countUnlocked, sumUnlocks, type UnlockSum } from '../kaskad-units/grants.repository.ts';

const shownDays = 30;

/** « Prochains déblocages »: from the rows kept with each version, no plan is read. */
export async function listUpcomingUnlocks({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<components['schemas']['UpcomingUnlocks']> {
  const today = isoDay(parisDay(clock.now()));
  const until = addDays(today, shownDays);
  const { sums, people } = await sumOnce(db, { after: today, until });
  const classes = new Map((await listClassViews(db)).map(({ class: row }) => [row.id, row]));
  const items = sums.flatMap(({ day, classId, units, people: each }) => {
    const row = classes.get(classId);
    return row === undefined
      ? []
      : [{ day, class: toClass(row), units: storedUnits(units, row), people: each }];
  });
  const order = ({ day, class: { symbol } }: (typeof items)[number]) => `${day} ${symbol}`;
  return { until, people, items: items.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)) };
}

interface Summed {
  /** Its days, and how often unlocks had changed before it was read. */
  of: string;
  sums: readonly UnlockSum[];
  people: number;
}

const last = new WeakMap<Database, Summed>();

/** A hundred thousand unlocks of a month are summed once, until one changes (migration 0111) or the day ends. */
async function sumOnce(db: Database, days: { after: string; until: string }): Promise<Summed> {
  const changes = await sumByKey(db, 'kaskad_unlock_changes');
  const of = [days.after, ...changes.map(({ sum }) => sum)].join(' ');
  const kept = last.get(db);
  if (kept?.of === of) return kept;
  const summed = { of, sums: await sumUnlocks(db, days), people: await countUnlocked(db, days) };
  last.set(db, summed);
  return summed;
}
