// SQL of the audit trail as staff read it.
import { auditObjectTexts } from '@repo/domain/audit';
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { isAmong, isUuid } from '../../db/is-among.ts';
import {
  boundaryOf,
  inOrderOf,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  pageClauses,
  readPage,
} from '../../db/keyset.ts';
import { containing } from '../../db/like-pattern.ts';
import { startOfParisDay } from '../../db/paris-day.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { isStaff, sessions, users } from '../../db/schema/identity.ts';
import { importPlans } from '../../db/schema/market-data.ts';
import { recordNotes, workItems } from '../../db/schema/records.ts';
import { strategies } from '../../db/schema/strategies.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditFilters {
  q?: string | undefined;
  action?: string | undefined;
  objectType?: string | undefined;
  actionNot?: string | undefined;
  objectTypeNot?: string | undefined;
  /** Days in Paris, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface AuditQuery extends AuditFilters, PagePlace {
  isDescending: boolean;
}

/** What a search names. */
export interface Searched {
  /** It may be an id itself. */
  text: string;
  contractIds: readonly string[];
  /** Rows by them, and about them. */
  userIds: readonly string[];
}

/** Of a name that is too common. */
const mostNamed = 50;

/** The text itself may be an id, a PO number or an address; names are those of staff. */
export async function findSearched(db: Database, q: string): Promise<Searched> {
  const named = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        eq(users.email, q.toLowerCase()),
        and(
          isStaff(users),
          sql`fold_text(${users.firstname} || ' ' || ${users.lastname}) like fold_text(${containing(q)})`,
        ),
      ),
    )
    .limit(mostNamed);
  const found = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.poNumber, q.toUpperCase()));
  return { text: q, contractIds: found.map(({ id }) => id), userIds: named.map(({ id }) => id) };
}

function whereOf(filters: AuditFilters, searched: Searched | null): SQL | undefined {
  const { action, actionNot, objectType, objectTypeNot, from, to } = filters;
  return and(
    action === undefined ? undefined : eq(auditLog.action, action),
    objectType === undefined ? undefined : eq(auditLog.objectType, objectType),
    actionNot === undefined ? undefined : ne(auditLog.action, actionNot),
    objectTypeNot === undefined ? undefined : ne(auditLog.objectType, objectTypeNot),
    from === undefined ? undefined : sql`${auditLog.at} >= ${startOfParisDay(from)}`,
    to === undefined ? undefined : sql`${auditLog.at} < ${startOfParisDay(to, 1)}`,
    searched === null ? undefined : concerns(searched),
  );
}

const objectTypes = Object.keys(auditObjectTexts);

/** The type comes with the id: the index begins with it. */
const isAbout = (types: readonly string[], ids: readonly string[]) =>
  and(inArray(auditLog.objectType, [...types]), inArray(auditLog.objectId, [...ids]));

function concerns({ text, contractIds, userIds }: Searched): SQL | undefined {
  return or(
    isAbout(objectTypes, [text]),
    isAbout(['contract'], contractIds),
    isAbout(['user'], userIds),
    inArray(auditLog.actorId, [...userIds]),
  );
}

const orderOf = (isDescending: boolean): ListOrder => ({
  by: [auditLog.at, auditLog.id],
  isDescending,
});

/** Not yet executed: the test of its plan explains the same query. */
export function selectPage(
  db: Database,
  query: AuditQuery,
  { searched, boundary }: { searched: Searched | null; boundary: PageBoundary | null },
) {
  const page = pageClauses(orderOf(query.isDescending), query, boundary);
  return db
    .select()
    .from(auditLog)
    .where(and(whereOf(query, searched), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
}

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export function selectAuditKeys(
  db: Database,
  { isDescending, ...filters }: AuditFilters & { isDescending: boolean },
  searched: Searched | null,
): SQL {
  return db
    .select({ key: sql`${auditLog.id}::text`.as('key') })
    .from(auditLog)
    .where(whereOf(filters, searched))
    .orderBy(...inOrderOf(orderOf(isDescending)))
    .getSQL();
}

/** In any order. */
export function readAuditRows(db: Database, ids: readonly string[]): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(isAmong(auditLog.id, ids, 'bigint'));
}

export function listAuditRows(
  db: Database,
  query: AuditQuery,
  searched: Searched | null,
): Promise<AuditRow[]> {
  return readPage(query, {
    find: (id) =>
      db
        .select(boundaryOf(orderOf(query.isDescending)))
        .from(auditLog)
        .where(eq(auditLog.id, Number(id))),
    select: (boundary) => selectPage(db, query, { searched, boundary }),
  });
}

/** Selects the rows of the list, to be counted. */
export const selectFound = (db: Database, filters: AuditFilters, searched: Searched | null) =>
  db.select({ id: auditLog.id }).from(auditLog).where(whereOf(filters, searched));

const fullName = sql<string>`trim(${users.firstname} || ' ' || ${users.lastname})`;

/** The names of people, contracts, payouts, receipts, imports, products and tasks, of whom and since when a session is, and the instants of notes, by their ids. People whose names were erased have none. */
export async function readNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const uuids = ids.filter(isUuid);
  // One statement: an export reads them in its transaction, on one connection.
  const named = await unionAll(
    db
      .select({ id: sql<string>`${users.id}::text`, name: fullName })
      .from(users)
      .where(and(inArray(users.id, uuids), ne(users.lastname, ''))),
    db
      .select({ id: sql<string>`${contracts.id}::text`, name: sql<string>`${contracts.poNumber}` })
      .from(contracts)
      .where(inArray(contracts.id, uuids)),
    db
      .select({ id: sql<string>`${payouts.id}::text`, name: sql<string>`${contracts.poNumber}` })
      .from(payouts)
      .innerJoin(contracts, eq(contracts.id, payouts.contractId))
      .where(and(inArray(payouts.id, uuids), isNotNull(contracts.poNumber))),
    db
      .select({ id: sql<string>`${receipts.id}::text`, name: sql<string>`${receipts.externalId}` })
      .from(receipts)
      .where(inArray(receipts.id, uuids)),
    db
      .select({ id: sql<string>`${importPlans.id}::text`, name: sql<string>`${importPlans.fileName}` })
      .from(importPlans)
      .where(inArray(importPlans.id, uuids)),
    db
      .select({
        id: sql<string>`${sessions.id}::text`,
        name: sql<string>`${fullName} || to_char(${sessions.createdAt} at time zone 'Europe/Paris', ', DD/MM/YYYY HH24:MI')`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.id, uuids), ne(users.lastname, ''))),
    db
      .select({ id: sql<string>`${workItems.id}::text`, name: sql<string>`${workItems.title}` })
      .from(workItems)
      .where(inArray(workItems.id, uuids)),
    db
      .select({
        id: sql<string>`${recordNotes.id}::text`,
        name: sql<string>`to_char(${recordNotes.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      })
      .from(recordNotes)
      .where(inArray(recordNotes.id, uuids)),
    db
      .select({ id: sql<string>`${strategies.id}`, name: sql<string>`${strategies.title}` })
      .from(strategies)
      .where(inArray(strategies.id, [...ids])),
  );
  return new Map(named.map(({ id, name }) => [id, name]));
}
