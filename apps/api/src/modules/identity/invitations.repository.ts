// SQL of the invitation that a registration accepts.
import type { Service } from '@repo/domain/access';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type InvitationRow, clientInvitations as invitations } from '../../db/schema/client-invitations.ts';

const isGood = (tokenHash: string, now: Date) =>
  and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now));

export async function findInvitation(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(isGood(tokenHash, now));
  return row ?? null;
}

/** The one that was accepted, and those that others sent to the same address. Null for the second of two requests at once. */
export async function takeInvitation(
  tx: Database,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await tx.delete(invitations).where(isGood(tokenHash, now)).returning();
  if (row === undefined) return null;
  await tx.delete(invitations).where(eq(invitations.email, row.email));
  return row;
}

/** Those to a service that this address has opened. */
export async function dropInvitations(tx: Database, email: string, service: Service): Promise<void> {
  await tx.delete(invitations).where(and(eq(invitations.email, email), eq(invitations.service, service)));
}
