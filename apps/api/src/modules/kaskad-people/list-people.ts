import type { components } from '@repo/api-sdk/spec';
import { countRows } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import { parisDay } from '../../paris-time.ts';
import { toPersonRow } from './people.mapper.ts';
import { listPeople, type PeopleQuery, readHoldings, selectFoundPeople } from './people.repository.ts';

/** One page of « Utilisateurs ». */
export async function listKaskadUsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: PeopleQuery,
): Promise<components['schemas']['KaskadUserPage']> {
  const { rows, counted } = await listPeople(db, query);
  const found = selectFoundPeople(db, query);
  const total = counted ?? (await countRows(db, { place: query, shown: rows.length, found }));
  const holdings = await readHoldings(
    db,
    rows.map(({ id }) => id),
    parisDay(clock.now()),
  );
  return toPage(
    rows.map((user) => toPersonRow(user, holdings)),
    total,
    query,
  );
}
