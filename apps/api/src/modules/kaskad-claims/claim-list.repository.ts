// SQL of « Réclamations »: its filters, its pages and its counts.

import { parseTransactionHash } from '@repo/domain/crypto-address';
import { type ClaimState, claimStates, openClaimStates } from '@repo/domain/kaskad';
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
import { kaskadClaims, kaskadGrants } from '../../db/schema/kaskad.ts';
import { type OwnersRead, ofUsersFound } from '../../db/users-found.ts';
import { type ClaimView, selectClaimViews } from './claims.repository.ts';

export interface ClaimFilters {
  isDescending: boolean;
  q: string;
  /** `open`: to be decided. */
  state?: 'open' | ClaimState | undefined;
}
export interface ClaimQuery extends ClaimFilters, PagePlace {}

const isReference = /^ATT-\d{4}-?\d*$/i;

/** By its transaction, by the start of the number of its grant, or by its owner. */
function search(db: Database, q: string, read: OwnersRead): SQL {
  const txids = (['ethereum', 'bitcoin'] as const).map((network) => parseTransactionHash(q, network) ?? '');
  if (txids.some((txid) => txid !== '')) return inArray(kaskadClaims.txid, txids);
  if (isReference.test(q)) {
    const isNumbered = sql`${kaskadGrants.reference} like ${`${escapeLike(q.toUpperCase())}%`}`;
    const numbered = db.select({ id: kaskadGrants.id }).from(kaskadGrants).where(isNumbered);
    return inArray(kaskadClaims.grantId, numbered);
  }
  return ofUsersFound(kaskadClaims.userId, q, read);
}

const isOpen = inArray(kaskadClaims.state, [...openClaimStates]);

const whereOf = (db: Database, { state, q }: ClaimFilters, read: OwnersRead): SQL | undefined =>
  and(
    state === undefined ? undefined : state === 'open' ? isOpen : eq(kaskadClaims.state, state),
    q === '' ? undefined : search(db, q, read),
  );

const orderOf = (isDescending: boolean): ListOrder => ({
  by: [kaskadClaims.requestedAt, kaskadClaims.id],
  isDescending,
});

/** The ids of a page, not yet executed. */
const selectClaimPage = (db: Database, query: ClaimQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, {
    id: kaskadClaims.id,
    where: whereOf(db, query, 'beside'),
    order: orderOf(query.isDescending),
    boundary,
  });

/** A page; of a search with its count. */
export function listClaimViews(
  db: Database,
  query: ClaimQuery,
): Promise<{ rows: ClaimView[]; counted: Counted | null }> {
  const order = orderOf(query.isDescending);
  return readListPage<ClaimView>(db, query, {
    search:
      query.q === ''
        ? null
        : {
            found: (columns) =>
              sql`select ${columns} from ${kaskadClaims} where ${whereOf(db, query, 'first')}`,
          },
    id: kaskadClaims.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(kaskadClaims).where(eq(kaskadClaims.id, id)),
    inOrder: (boundary) => selectClaimPage(db, query, boundary),
    select: ({ where, orderBy }) =>
      selectClaimViews(db)
        .where(where)
        .orderBy(...orderBy),
  });
}

/** Selects the claims of the list, to be counted. */
export const selectFoundClaims = (db: Database, query: ClaimQuery) =>
  db
    .select({ id: kaskadClaims.id })
    .from(kaskadClaims)
    .where(whereOf(db, query, 'first'));

const stateCounts = z.array(z.object({ key: z.object({ state: z.enum(claimStates) }), count: z.number() }));

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectClaimKeys = (db: Database, query: ClaimFilters): SQL =>
  db
    .select({ key: sql`${kaskadClaims.id}::text`.as('key') })
    .from(kaskadClaims)
    .where(whereOf(db, query, 'first'))
    .orderBy(...inOrderOf(orderOf(query.isDescending)))
    .getSQL();

/** Of these ids, in any order. */
export const readClaimViews = (db: Database, ids: string[]): Promise<ClaimView[]> =>
  selectClaimViews(db).where(inArray(kaskadClaims.id, ids));

/** Of all claims, by state. */
export async function countClaims(db: Database): Promise<Record<ClaimState, number>> {
  const counts = { requested: 0, verifying: 0, executed: 0, refused: 0, canceled: 0 };
  for (const { key, count } of stateCounts.parse(await countByKey(db, 'kaskad_claims')))
    counts[key.state] += count;
  return counts;
}
