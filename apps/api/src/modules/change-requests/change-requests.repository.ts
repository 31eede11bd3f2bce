// SQL of change requests.
import type { Service } from '@repo/domain/access';
import { areaOfChange, changeKinds } from '@repo/domain/two-persons';
import {
  aliasedTable,
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/is-among.ts';
import { boundaryOf, type ListOrder, type PagePlace, pageClauses, readPage } from '../../db/keyset.ts';
import { countByKey } from '../../db/list-counts.ts';
import {
  type ChangeRequestKind,
  type ChangeRequestRow,
  type ChangeRequestState,
  changeRequests,
} from '../../db/schema/change-requests.ts';
import { type FileScan, files } from '../../db/schema/files.ts';
import { isAdministrator, isKaskadAdministrator, type UserRow, users } from '../../db/schema/identity.ts';

/** Null when the same change already awaits a second person. */
export async function insertChangeRequest(
  tx: Database,
  row: typeof changeRequests.$inferInsert,
): Promise<ChangeRequestRow | null> {
  const [inserted] = await tx.insert(changeRequests).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function findPendingId(
  db: Database,
  { kind, subjectId }: { kind: ChangeRequestKind; subjectId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.subjectId, subjectId),
        eq(changeRequests.kind, kind),
        eq(changeRequests.state, 'pending'),
      ),
    );
  return row?.id ?? null;
}

/** Held until the transaction ends: two decisions wait for each other. */
export async function lockChangeRequest(tx: Database, id: string): Promise<ChangeRequestRow | undefined> {
  const [row] = await tx.select().from(changeRequests).where(eq(changeRequests.id, id)).for('update');
  return row;
}

/** Those whose time is over, held until the transaction ends; one that is being decided now is left out. */
export function lockDueRequests(tx: Database, now: Date, limit: number): Promise<ChangeRequestRow[]> {
  return tx
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.state, 'pending'), lte(changeRequests.expiresAt, now)))
    .orderBy(asc(changeRequests.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export interface ChangeDecision {
  state: Exclude<ChangeRequestState, 'pending'>;
  checkerId: string | null;
  decidedAt: Date;
  decisionReason: string | null;
}

export async function saveDecision(tx: Database, id: string, decision: ChangeDecision): Promise<void> {
  await tx
    .update(changeRequests)
    .set({ ...decision, version: sql`${changeRequests.version} + 1` })
    .where(eq(changeRequests.id, id));
}

/** A request with the people of it. */
export interface ChangeRequestView {
  request: ChangeRequestRow;
  maker: Pick<UserRow, 'firstname' | 'lastname'>;
  checker: Pick<UserRow, 'firstname' | 'lastname'> | null;
  /** The files of the request that still exist. */
  files: { id: string; name: string; scan: FileScan | null }[];
}

const keptFiles = sql<ChangeRequestView['files']>`coalesce((
  select json_agg(json_build_object('id', ${files.id}, 'name', ${files.originalName}, 'scan', ${files.scan}) order by ${files.createdAt}, ${files.id})
  from ${files} where ${changeRequests.fileIds} ? ${files.id}::text), '[]'::json)`;

function selectViews(db: Database) {
  const checker = aliasedTable(users, 'checker');
  return db
    .select({
      request: changeRequests,
      maker: { firstname: users.firstname, lastname: users.lastname },
      checker: { firstname: checker.firstname, lastname: checker.lastname },
      files: keptFiles,
    })
    .from(changeRequests)
    .innerJoin(users, eq(users.id, changeRequests.makerId))
    .leftJoin(checker, eq(checker.id, changeRequests.checkerId))
    .$dynamic();
}

/** Of the services that are read. */
export async function findChangeRequest(
  db: Database,
  id: string,
  areas: readonly Service[],
): Promise<ChangeRequestView | undefined> {
  if (!isUuid(id)) return undefined;
  const [view] = await selectViews(db).where(and(eq(changeRequests.id, id), isOfAreas(areas)));
  return view;
}

const kindsOf = (areas: readonly Service[]): ChangeRequestKind[] =>
  changeKinds.filter((kind) => areas.includes(areaOfChange(kind)));

/** No condition for an account that reads both areas. */
function isOfAreas(areas: readonly Service[]): SQL | undefined {
  const kinds = kindsOf(areas);
  return kinds.length === changeKinds.length ? undefined : inArray(changeRequests.kind, kinds);
}

/** The oldest that awaits a second person on this record, or that attaches or corrects this receipt; an expired one is left out. */
export async function findPendingOn(
  db: Database,
  { subjectId, now }: { subjectId: string; now: Date },
): Promise<ChangeRequestView | undefined> {
  const [view] = await selectViews(db)
    .where(
      and(
        or(
          eq(changeRequests.subjectId, subjectId),
          sql`${changeRequests.payload} #>> '{input,receipt_id}' = ${subjectId}`,
        ),
        eq(changeRequests.state, 'pending'),
        sql`${changeRequests.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(changeRequests.createdAt))
    .limit(1);
  return view;
}

/** Those of a kind that await a second person, by their subject; expired ones are left out. */
export async function findPendingOfKind(
  db: Database,
  { kind, now }: { kind: ChangeRequestKind; now: Date },
): Promise<ReadonlyMap<string, ChangeRequestView>> {
  const isPending = and(eq(changeRequests.state, 'pending'), gt(changeRequests.expiresAt, now));
  const views: ChangeRequestView[] = await selectViews(db).where(
    and(eq(changeRequests.kind, kind), isPending),
  );
  return new Map(views.map((view) => [view.request.subjectId, view]));
}

/** The kinds that publish or correct values. */
export const publishingKinds = {
  navs: ['nav.publish', 'nav.correct'],
  fx_rates: ['fx.manual', 'fx.correct'],
} as const satisfies Record<string, readonly ChangeRequestKind[]>;

export interface ChangeRequestQuery extends PagePlace {
  /** `to_decide` and `mine` part the pending ones by their maker. */
  tab: 'pending' | 'to_decide' | 'mine' | 'decided';
  /** Of the caller. */
  userId: string;
  publishes?: keyof typeof publishingKinds | undefined;
  /** The services whose requests the caller reads. */
  areas: readonly Service[];
}

const oldestFirst: ListOrder = { by: [changeRequests.createdAt, changeRequests.id], isDescending: false };

/** The pending ones oldest first, the decided ones latest first. */
const listOrders: Record<ChangeRequestQuery['tab'], ListOrder> = {
  pending: oldestFirst,
  to_decide: oldestFirst,
  mine: oldestFirst,
  decided: { by: [changeRequests.decidedAt, changeRequests.id], isDescending: true },
};

export async function listChangeRequestViews(
  db: Database,
  query: ChangeRequestQuery,
): Promise<{ views: ChangeRequestView[]; counts: Record<ChangeRequestQuery['tab'], number> }> {
  const order = listOrders[query.tab];
  const readable = kindsOf(query.areas);
  const published = query.publishes && publishingKinds[query.publishes];
  const kinds = published === undefined ? readable : readable.filter((kind) => isAmongKinds(published, kind));
  const isShown = published === undefined ? isOfAreas(query.areas) : inArray(changeRequests.kind, kinds);
  const isListed = and(isInTab(query), isShown);
  const views = await readPage(query, {
    find: (id) => db.select(boundaryOf(order)).from(changeRequests).where(eq(changeRequests.id, id)),
    select: (boundary) => {
      const clauses = pageClauses(order, query, boundary);
      return selectViews(db)
        .where(and(isListed, clauses.where))
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit)
        .offset(clauses.offset);
    },
  });
  const mine = await db.$count(changeRequests, and(isInTab({ ...query, tab: 'mine' }), isShown));
  const { pending, decided } = await countStates(db, kinds);
  return { views, counts: { pending, to_decide: pending - mine, mine, decided } };
}

function isInTab({ tab, userId }: Pick<ChangeRequestQuery, 'tab' | 'userId'>) {
  if (tab === 'decided') return ne(changeRequests.state, 'pending');
  const byMaker = { pending: undefined, to_decide: ne, mine: eq }[tab];
  return and(eq(changeRequests.state, 'pending'), byMaker?.(changeRequests.makerId, userId));
}

const isAmongKinds = (kinds: readonly ChangeRequestKind[], kind: string | undefined): boolean =>
  kinds.some((each) => each === kind);

async function countStates(db: Database, kinds: readonly ChangeRequestKind[]) {
  const counts = { pending: 0, decided: 0 };
  for (const { key, count } of await countByKey(db, 'change_requests')) {
    if (!isAmongKinds(kinds, key['kind'])) continue;
    counts[key['state'] === 'pending' ? 'pending' : 'decided'] += count;
  }
  return counts;
}

const administratorsOf = { yield: isAdministrator, kaskad: isKaskadAdministrator } as const;

/** Active accounts that hold the right of administrators of a service, these left out. */
export function listOtherAdministrators(
  db: Database,
  exceptIds: readonly string[],
  area: Service = 'yield',
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.disabledAt),
        administratorsOf[area](users),
        exceptIds.length === 0 ? undefined : notInArray(users.id, [...exceptIds]),
      ),
    )
    .orderBy(asc(users.createdAt));
}
