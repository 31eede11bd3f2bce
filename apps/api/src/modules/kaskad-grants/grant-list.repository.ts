// SQL of « Plans de vesting »: its filters, its pages and its counts.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  type Counted,
  inOrderOf,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  readListPage,
  selectPage,
} from '../../db/keyset.ts';
import { escapeLike } from '../../db/like-pattern.ts';
import { countByKey } from '../../db/list-counts.ts';
import { type GrantRow, grantStates, kaskadGrants } from '../../db/schema/kaskad.ts';
import { type OwnersRead, ofUsersFound } from '../../db/users-found.ts';
import { type GrantView, selectGrantViews } from '../kaskad-units/grants.repository.ts';

export interface GrantFilters {
  isDescending: boolean;
  q: string;
  state?: GrantRow['state'] | undefined;
  classId?: string | undefined;
}
export interface GrantQuery extends GrantFilters, PagePlace {}

const isReference = /^ATT-\d{4}-?\d*$/i;

/** By the start of a reference, or by its owner. */
function search(q: string, read: OwnersRead): SQL {
  // Alone: beside the owners, no index finds it.
  if (isReference.test(q)) return sql`${kaskadGrants.reference} like ${`${escapeLike(q.toUpperCase())}%`}`;
  return ofUsersFound(kaskadGrants.userId, q, read);
}

const whereOf = ({ state, classId, q }: GrantFilters, read: OwnersRead): SQL | undefined =>
  and(
    state === undefined ? undefined : eq(kaskadGrants.state, state),
    classId === undefined ? undefined : eq(kaskadGrants.classId, classId),
    q === '' ? undefined : search(q, read),
  );

const orderOf = (isDescending: boolean): ListOrder => ({
  by: [kaskadGrants.grantedOn, kaskadGrants.id],
  isDescending,
});

/** The ids of a page, not yet executed. */
const selectGrantPage = (db: Database, query: GrantQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, {
    id: kaskadGrants.id,
    where: whereOf(query, 'beside'),
    order: orderOf(query.isDescending),
    boundary,
  });

/** A page; of a search with its count. */
export function listGrantViews(
  db: Database,
  query: GrantQuery,
): Promise<{ rows: GrantView[]; counted: Counted | null }> {
  const order = orderOf(query.isDescending);
  return readListPage<GrantView>(db, query, {
    search:
      query.q === ''
        ? null
        : {
            found: (columns) => sql`select ${columns} from ${kaskadGrants} where ${whereOf(query, 'first')}`,
          },
    id: kaskadGrants.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(kaskadGrants).where(eq(kaskadGrants.id, id)),
    inOrder: (boundary) => selectGrantPage(db, query, boundary),
    select: ({ where, orderBy }) =>
      selectGrantViews(db)
        .where(where)
        .orderBy(...orderBy),
  });
}

/** Selects the grants of the list, to be counted. */
export const selectFoundGrants = (db: Database, query: GrantQuery) =>
  db.select({ id: kaskadGrants.id }).from(kaskadGrants).where(whereOf(query, 'first'));

const stateCounts = z.array(z.object({ key: z.object({ state: z.enum(grantStates) }), count: z.number() }));

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectGrantKeys = (db: Database, query: GrantFilters): SQL =>
  db
    .select({ key: sql`${kaskadGrants.id}::text`.as('key') })
    .from(kaskadGrants)
    .where(whereOf(query, 'first'))
    .orderBy(...inOrderOf(orderOf(query.isDescending)))
    .getSQL();

/** Of these ids, in any order. */
export const readGrantViews = (db: Database, ids: string[]): Promise<GrantView[]> =>
  selectGrantViews(db).where(inArray(kaskadGrants.id, ids));

/** Of all grants, by state. */
export async function countGrants(db: Database): Promise<Record<GrantRow['state'], number>> {
  const counts = { active: 0, suspended: 0, canceled: 0, completed: 0 };
  for (const { key, count } of stateCounts.parse(await countByKey(db, 'kaskad_grants')))
    counts[key.state] += count;
  return counts;
}
