import type { components } from '@repo/api-sdk/spec';
import { addDays, isoDay } from '@repo/domain/dates';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { storedUnits, toClass } from '../kaskad-units/classes.mapper.ts';
import { countUnlocked, sumUnlocks } from '../kaskad-units/grants.repository.ts';

const shownDays = 30;

/** « Prochains déblocages »: from the rows kept with each version, no plan is read. */
export async function listUpcomingUnlocks({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<components['schemas']['UpcomingUnlocks']> {
  const today = isoDay(parisDay(clock.now()));
  const until = addDays(today, shownDays);
  const sums = await sumUnlocks(db, { after: today, until });
  return {
    until,
    people: await countUnlocked(db, { after: today, until }),
    items: sums.map(({ day, class: row, units, people }) => ({
      day,
      class: toClass(row),
      units: storedUnits(units, row),
      people,
    })),
  };
}
