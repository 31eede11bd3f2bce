// SQL of the invitations of clients.
import type { Service } from '@repo/domain/access';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { type InvitationRow, clientInvitations as invitations } from '../../db/schema/client-invitations.ts';
import { users } from '../../db/schema/identity.ts';
import { inScope, type Scope } from '../clients/scope.repository.ts';

/** Which of them the caller sees: those of the clients of some advisers, or of one service alone. */
export interface InvitationView {
  readonly scope: Scope;
  readonly service?: Service;
}

const isSeen = ({ scope, service }: InvitationView) =>
  and(
    inScope(invitations.salesId, scope),
    service === undefined ? undefined : eq(invitations.service, service),
  );

const advisers = alias(users, 'advisers');

/** The newest first. */
export function listInvitations(db: Database, view: InvitationView, limit: number) {
  return db
    .select({
      invitation: invitations,
      adviser: { id: advisers.id, firstname: advisers.firstname, lastname: advisers.lastname },
      inviter: { id: users.id, firstname: users.firstname, lastname: users.lastname },
    })
    .from(invitations)
    .leftJoin(advisers, eq(advisers.id, invitations.salesId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isSeen(view))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(limit);
}

export async function countInvitations(db: Database, view: InvitationView): Promise<number> {
  const [row] = await db.select({ total: count() }).from(invitations).where(isSeen(view));
  return row?.total ?? 0;
}

/** One that the caller sees, held until the transaction ends. */
export async function lockInvitation(
  tx: Database,
  id: string,
  view: InvitationView,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), isSeen(view)))
    .for('update');
  return row ?? null;
}

/** Whether the caller sees an invitation of this address: those of others are nothing to them. */
export async function isInvited(tx: Database, email: string, view: InvitationView): Promise<boolean> {
  return (await tx.$count(invitations, and(eq(invitations.email, email), isSeen(view)))) > 0;
}

export async function insertInvitation(tx: Database, row: InvitationRow): Promise<void> {
  await tx.insert(invitations).values(row);
}

export async function saveNewLink(
  tx: Database,
  id: string,
  link: Pick<InvitationRow, 'tokenHash' | 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await tx.update(invitations).set(link).where(eq(invitations.id, id));
}

/** Gives those of one adviser to another, or to none; returns them. Only some of them with `ids`. */
export async function moveInvitations(
  tx: Database,
  { from, to, ids }: { from: string | null; to: string | null; ids?: readonly string[] },
): Promise<string[]> {
  const isOfAdviser = from === null ? isNull(invitations.salesId) : eq(invitations.salesId, from);
  const moved = await tx
    .update(invitations)
    .set({ salesId: to })
    .where(and(isOfAdviser, ids && inArray(invitations.id, [...ids])))
    .returning({ id: invitations.id });
  return moved.map(({ id }) => id);
}

export async function deleteInvitation(tx: Database, id: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.id, id));
}
