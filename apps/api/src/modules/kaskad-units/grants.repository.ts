// SQL of grants, their versions and their unlocks.

import { isoDay } from '@repo/domain/dates';
import { unlocksOf } from '@repo/domain/kaskad';
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import {
  type ClassRow,
  type GrantRow,
  kaskadClaims,
  kaskadClasses,
  kaskadGrantCounters,
  kaskadGrants,
  kaskadGrantVersions,
  kaskadUnlocks,
  kaskadWallets,
} from '../../db/schema/kaskad.ts';
import { fromStoredPlans } from './plans.mapper.ts';

/** A grant with its class and its owner. */
export interface GrantView {
  grant: GrantRow;
  class: ClassRow;
  owner: Pick<UserRow, 'id' | 'firstname' | 'lastname' | 'isCompany' | 'companyName' | 'email'>;
}

const owner = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  isCompany: users.isCompany,
  companyName: users.companyName,
  email: users.email,
};

/** Conditions and an order are added. */
export const selectGrantViews = (db: Database) =>
  db
    .select({ grant: kaskadGrants, class: kaskadClasses, owner })
    .from(kaskadGrants)
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, kaskadGrants.classId))
    .innerJoin(users, eq(users.id, kaskadGrants.userId));

export async function findGrantView(db: Database, id: string): Promise<GrantView | undefined> {
  const [view] = await selectGrantViews(db).where(eq(kaskadGrants.id, id));
  return view;
}

/** Those of a person, newest first. */
export const listGrantViewsOf = (db: Database, userId: string): Promise<GrantView[]> =>
  selectGrantViews(db)
    .where(eq(kaskadGrants.userId, userId))
    .orderBy(desc(kaskadGrants.grantedOn), desc(kaskadGrants.id));

/** Held until the transaction ends: claims and changes of a grant wait for each other. */
export async function lockGrant(tx: Database, id: string): Promise<GrantRow | undefined> {
  const [row] = await tx.select().from(kaskadGrants).where(eq(kaskadGrants.id, id)).for('no key update');
  return row;
}

/** Those of a class, held until the transaction ends, in the order of ids after one. */
export const lockGrantsOf = (
  tx: Database,
  classId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<GrantRow[]> =>
  tx
    .select()
    .from(kaskadGrants)
    .where(
      and(eq(kaskadGrants.classId, classId), after === null ? undefined : sql`${kaskadGrants.id} > ${after}`),
    )
    .orderBy(asc(kaskadGrants.id))
    .limit(limit)
    .for('no key update');

/** With who made each, newest first, and its place: stored numbers have gaps, as a claim takes one. */
export const listVersions = (db: Database, grantId: string) =>
  db
    .select({
      version: kaskadGrantVersions,
      place: sql`row_number() over (order by ${kaskadGrantVersions.number})`.mapWith(Number),
      author: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(kaskadGrantVersions)
    .innerJoin(users, eq(users.id, kaskadGrantVersions.madeBy))
    .where(eq(kaskadGrantVersions.grantId, grantId))
    .orderBy(desc(kaskadGrantVersions.number));

/** With their wallets, newest first. */
export const listGrantClaims = (db: Database, grantId: string) =>
  db
    .select({ claim: kaskadClaims, wallet: kaskadWallets })
    .from(kaskadClaims)
    .innerJoin(kaskadWallets, eq(kaskadWallets.id, kaskadClaims.walletId))
    .where(eq(kaskadClaims.grantId, grantId))
    .orderBy(desc(kaskadClaims.requestedAt), desc(kaskadClaims.id));

const sumSchema = z.object({ rows: z.tuple([z.object({ sum: z.string() })]) });

/** Claimed of a class on a day by all its holders, but what was refused or cancelled. */
export async function sumClaimedOn(db: Database, classId: string, day: string): Promise<bigint> {
  const result = await db.execute(sql`
    select coalesce(sum(units), 0)::text as sum from kaskad_claims
    where class_id = ${classId} and requested_on = ${day} and state not in ('refused', 'canceled')`);
  return BigInt(sumSchema.parse(result).rows[0].sum);
}

/** The newest of a person that was made of these terms: a repeat of its request returns it. */
export async function findGrantLike(
  db: Database,
  { email, classId, grantedOn }: { email: string; classId: string; grantedOn: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: kaskadGrants.id })
    .from(kaskadGrants)
    .innerJoin(users, eq(users.id, kaskadGrants.userId))
    .where(
      and(eq(users.email, email), eq(kaskadGrants.classId, classId), eq(kaskadGrants.grantedOn, grantedOn)),
    )
    .orderBy(desc(kaskadGrants.createdAt), desc(kaskadGrants.reference))
    .limit(1);
  return row?.id;
}

const numberSchema = z.object({ rows: z.tuple([z.object({ last: z.number() })]) });

/** « ATT-2026-0001 » and the next ones: the counter of the year is held until the transaction ends. */
export async function takeReferences(
  tx: Database,
  { year, count }: { year: number; count: number },
): Promise<string[]> {
  const result = await tx.execute(sql`
    insert into ${kaskadGrantCounters} (year, last_value) values (${year}, ${count})
    on conflict (year) do update set last_value = kaskad_grant_counters.last_value + ${count}
    returning last_value as last`);
  const { last } = numberSchema.parse(result).rows[0];
  return Array.from(
    { length: count },
    (_each, place) => `ATT-${year}-${String(last - count + 1 + place).padStart(4, '0')}`,
  );
}

type NewVersion = typeof kaskadGrantVersions.$inferInsert;

/** With their first version and their unlocks. */
export async function insertGrants(
  tx: Database,
  rows: readonly { grant: GrantRow; version: NewVersion }[],
  tgeDays: ReadonlyMap<string, string | null>,
): Promise<void> {
  await insertMany(
    tx,
    kaskadGrants,
    rows.map(({ grant }) => grant),
  );
  await insertMany(
    tx,
    kaskadGrantVersions,
    rows.map(({ version }) => version),
  );
  await insertUnlocks(
    tx,
    rows.map(({ grant }) => grant),
    tgeDays,
  );
}

/** Another version of a grant, with what it makes of it. */
export async function saveVersion(
  tx: Database,
  { grant, version: made }: { grant: GrantRow; version: NewVersion },
  tgeDay: string | null,
): Promise<void> {
  const { id, classId, plans, total, state, version } = grant;
  await tx.update(kaskadGrants).set({ plans, total, state, version }).where(eq(kaskadGrants.id, id));
  await addVersions(tx, [{ grant, version: made }], new Map([[classId, tgeDay]]));
}

/** Another version of each grant of a class, with the plans that it had and the days of another TGE. */
export async function saveTgeVersions(
  tx: Database,
  rows: readonly { grant: GrantRow; version: NewVersion }[],
  row: Pick<ClassRow, 'id' | 'tgeDay'>,
): Promise<void> {
  await tx
    .update(kaskadGrants)
    .set({ version: sql`${kaskadGrants.version} + 1` })
    .where(
      inArray(
        kaskadGrants.id,
        rows.map(({ grant }) => grant.id),
      ),
    );
  await addVersions(tx, rows, new Map([[row.id, row.tgeDay]]));
}

async function addVersions(
  tx: Database,
  rows: readonly { grant: GrantRow; version: NewVersion }[],
  tgeDays: ReadonlyMap<string, string | null>,
): Promise<void> {
  await insertMany(
    tx,
    kaskadGrantVersions,
    rows.map(({ version }) => version),
  );
  const ids = rows.map(({ grant }) => grant.id);
  await tx.delete(kaskadUnlocks).where(inArray(kaskadUnlocks.grantId, ids));
  await insertUnlocks(
    tx,
    rows.map(({ grant }) => grant),
    tgeDays,
  );
}

async function insertUnlocks(
  tx: Database,
  grants: readonly GrantRow[],
  tgeDays: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = grants.flatMap(({ id, classId, userId, plans }) => {
    const tgeDay = tgeDays.get(classId) ?? null;
    return unlocksOf(fromStoredPlans(plans), tgeDay === null ? null : isoDay(tgeDay)).map(
      ({ day, units }) => ({
        grantId: id,
        day,
        classId,
        userId,
        units: units.toString(),
      }),
    );
  });
  if (rows.length > 0) await insertMany(tx, kaskadUnlocks, rows);
}

interface Days {
  after: string;
  until: string;
}

const within = ({ after, until }: Days) => and(gt(kaskadUnlocks.day, after), lte(kaskadUnlocks.day, until));

export interface UnlockSum {
  day: string;
  classId: string;
  units: string;
  people: number;
}

/** What grants unlock after a day and until another, by day and class, and how many people have one. */
export function sumUnlocks(db: Database, days: Days): Promise<UnlockSum[]> {
  // By person first, in the order of the index: `count(distinct)` sorts each day again.
  const byPerson = db
    .select({
      day: kaskadUnlocks.day,
      classId: kaskadUnlocks.classId,
      units: sql`sum(${kaskadUnlocks.units})`.as('person_units'),
    })
    .from(kaskadUnlocks)
    .where(within(days))
    .groupBy(kaskadUnlocks.day, kaskadUnlocks.classId, kaskadUnlocks.userId)
    .as('by_person');
  return db
    .select({
      day: byPerson.day,
      classId: byPerson.classId,
      units: sql<string>`sum(${byPerson.units})::text`,
      people: sql<number>`count(*)::int`,
    })
    .from(byPerson)
    .groupBy(byPerson.day, byPerson.classId);
}

export async function countUnlocked(db: Database, days: Days): Promise<number> {
  const person = db
    .selectDistinct({ id: kaskadUnlocks.userId })
    .from(kaskadUnlocks)
    .where(within(days))
    .as('person');
  return db.$count(person);
}
