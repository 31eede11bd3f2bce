// SQL of what is entered of a movement: its entry and rectifications, discrepancies, attestations.
import type { EnteredUnits } from '@repo/domain/register';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/identity.ts';
import {
  registerDiscrepancies as discrepancies,
  type EnteredHolder,
  registerMovements as entries,
  registerAttestations,
  registerHolders,
} from '../../db/schema/register.ts';

export interface MovementKey {
  strategyId: string;
  movement: number;
}

const isOf = ({ strategyId, movement }: MovementKey) =>
  and(eq(entries.strategyId, strategyId), eq(entries.movement, movement));

const nameOf = (user: typeof users) =>
  sql<string>`coalesce(${user.firstname} || ' ' || ${user.lastname}, '')`;

/** The entry of a movement, then its rectifications. */
export function listEntries(db: Database, key: MovementKey) {
  return db
    .select({ entry: entries, holder: registerHolders.holder, enteredBy: nameOf(users) })
    .from(entries)
    .leftJoin(
      registerHolders,
      and(eq(registerHolders.strategyId, entries.strategyId), eq(registerHolders.number, entries.number)),
    )
    .leftJoin(users, eq(users.id, entries.enteredBy))
    .where(isOf(key))
    .orderBy(asc(entries.number));
}

/** Of an account, each movement that was entered: its units, and its day as last rectified. */
export async function listEnteredUnits(
  tx: Database,
  { strategyId, contractId }: Pick<MovementKey, 'strategyId'> & { contractId: string },
): Promise<(EnteredUnits & { movement: number })[]> {
  const rows = await tx
    .select({ movement: entries.movement, day: entries.operationDay, units: entries.units })
    .from(entries)
    .where(and(eq(entries.contractId, contractId), eq(entries.strategyId, strategyId)))
    .orderBy(asc(entries.number));
  const byMovement = new Map<number, EnteredUnits>();
  // The entry comes first; a rectification moves its day alone.
  for (const { movement, day, units } of rows)
    byMovement.set(movement, { day, units: byMovement.get(movement)?.units ?? units });
  return Array.from(byMovement, ([movement, entered]) => ({ movement, ...entered }));
}

/** One entry at a time, whatever its strategy: a reference is used once in all. */
export async function lockRegister(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(728304117)`);
}

/** Another movement's entry with this reference. */
export async function findReference(tx: Database, reference: string, key: MovementKey) {
  const [row] = await tx
    .select({ number: entries.number, strategyId: entries.strategyId })
    .from(entries)
    .where(
      and(
        eq(sql`lower(${entries.reference})`, reference.toLowerCase()),
        sql`(${entries.strategyId}, ${entries.movement}) <> (${key.strategyId}, ${key.movement}::bigint)`,
      ),
    )
    .limit(1);
  return row ?? null;
}

type NewEntry = Omit<typeof entries.$inferInsert, 'version' | 'contentHash' | 'previousHash' | 'hash'>;

/** The holder first, whose hash the database puts in the chain. Returns the hash of the entry. */
export async function insertEntry(
  tx: Database,
  entry: NewEntry,
  { userId, holder }: { userId: string; holder: EnteredHolder },
): Promise<string> {
  const { strategyId, number, contractId } = entry;
  await tx.insert(registerHolders).values({ strategyId, number, contractId, userId, holder });
  const [row] = await tx.insert(entries).values(entry).returning({ hash: entries.hash });
  if (row === undefined) throw new Error(`entry ${number} of ${strategyId} was not inserted`);
  return row.hash;
}

const answerers = alias(users, 'answerers');

export function listDiscrepancies(db: Database, { strategyId, movement }: MovementKey) {
  return db
    .select({
      discrepancy: discrepancies,
      reportedBy: nameOf(users),
      answeredBy: sql<string | null>`${answerers.firstname} || ' ' || ${answerers.lastname}`,
    })
    .from(discrepancies)
    .leftJoin(users, eq(users.id, discrepancies.reportedBy))
    .leftJoin(answerers, eq(answerers.id, discrepancies.answeredBy))
    .where(and(eq(discrepancies.strategyId, strategyId), eq(discrepancies.movement, movement)))
    .orderBy(desc(discrepancies.reportedAt));
}

export async function insertDiscrepancy(tx: Database, row: typeof discrepancies.$inferInsert): Promise<void> {
  await tx.insert(discrepancies).values(row);
}

/** Responds to the open one; returns its id. */
export async function answerDiscrepancy(
  tx: Database,
  { strategyId, movement }: MovementKey,
  answered: { answer: string; answeredAt: Date; answeredBy: string },
): Promise<string | null> {
  const [row] = await tx
    .update(discrepancies)
    .set(answered)
    .where(
      and(
        eq(discrepancies.strategyId, strategyId),
        eq(discrepancies.movement, movement),
        isNull(discrepancies.answeredAt),
      ),
    )
    .returning({ id: discrepancies.id });
  return row?.id ?? null;
}

/** Those whose file is not erased. */
export function listAttestations(db: Database, { strategyId, movement }: MovementKey) {
  return db
    .select({ attestation: registerAttestations, name: files.originalName, scan: files.scan })
    .from(registerAttestations)
    .innerJoin(files, eq(files.id, registerAttestations.fileId))
    .innerJoin(
      entries,
      and(
        eq(entries.strategyId, registerAttestations.strategyId),
        eq(entries.number, registerAttestations.number),
      ),
    )
    .where(isOf({ strategyId, movement }))
    .orderBy(asc(registerAttestations.attachedAt));
}

export async function insertAttestation(
  tx: Database,
  row: typeof registerAttestations.$inferInsert,
): Promise<void> {
  await tx.insert(registerAttestations).values(row);
}
