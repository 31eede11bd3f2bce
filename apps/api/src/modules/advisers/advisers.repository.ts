// SQL of advisers, and of the clients that are given to them.
import { clientRoles } from '@repo/domain/access';
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type ClientAssignmentRow, clientAssignments } from '../../db/schema/client-assignments.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';

const isAdviser = and(eq(users.role, 'commercial'), isNull(users.disabledAt));

/** Those who may have clients, by name. */
export function listAdviserRows(
  db: Database,
): Promise<{ id: string; firstname: string; lastname: string }[]> {
  return db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(isAdviser)
    .orderBy(asc(users.lastname), asc(users.firstname), desc(users.id));
}

/** The adviser, so that they stay one until the transaction ends; null when they may have no clients. */
export async function lockAdviser(tx: Database, id: string): Promise<UserRow | null> {
  const [row] = await lockAdvisers(tx, [id]);
  return row ?? null;
}

/** Those of them who may have clients; locked in one order, so that two callers never wait for each other. */
export async function lockAdvisers(tx: Database, ids: readonly string[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), isAdviser))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** The accounts, each locked until the transaction ends; in one order, so that two assignments never wait for each other. */
export async function lockClients(tx: Database, ids: readonly string[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), inArray(users.role, [...clientRoles])))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** Gives them this adviser; null for none. */
export async function saveAdviser(
  tx: Database,
  ids: readonly string[],
  change: { assignedSalesId: string | null; updatedAt: Date },
): Promise<void> {
  await tx
    .update(users)
    .set(change)
    .where(inArray(users.id, [...ids]));
}

export async function insertAssignment(
  tx: Database,
  row: typeof clientAssignments.$inferInsert,
): Promise<void> {
  await tx.insert(clientAssignments).values(row);
}

/** Of this author, those made after an instant and not undone; the latest first. */
export async function listAssignments(
  db: Database,
  { authorId, after }: { authorId: string; after: Date },
): Promise<{ assignment: ClientAssignmentRow; adviser: UserRow | null }[]> {
  return db
    .select({ assignment: clientAssignments, adviser: users })
    .from(clientAssignments)
    .leftJoin(users, eq(users.id, clientAssignments.adviserId))
    .where(
      and(
        eq(clientAssignments.authorId, authorId),
        gt(clientAssignments.createdAt, after),
        isNull(clientAssignments.undoneAt),
      ),
    )
    .orderBy(desc(clientAssignments.createdAt), desc(clientAssignments.id));
}

export async function findAssignment(
  db: Database,
  { id, authorId }: { id: string; authorId: string },
): Promise<ClientAssignmentRow | null> {
  const [row] = await selectAssignment(db, { id, authorId });
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockAssignment(
  tx: Database,
  { id, authorId }: { id: string; authorId: string },
): Promise<ClientAssignmentRow | null> {
  const [row] = await selectAssignment(tx, { id, authorId }).for('update');
  return row ?? null;
}

const selectAssignment = (db: Database, { id, authorId }: { id: string; authorId: string }) =>
  db
    .select()
    .from(clientAssignments)
    .where(and(eq(clientAssignments.id, id), eq(clientAssignments.authorId, authorId)));

export async function saveAssignment(
  tx: Database,
  id: string,
  changes: Pick<ClientAssignmentRow, 'undoneAt' | 'undoneCount'>,
): Promise<void> {
  await tx.update(clientAssignments).set(changes).where(eq(clientAssignments.id, id));
}
