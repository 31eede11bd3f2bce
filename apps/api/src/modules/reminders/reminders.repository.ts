// SQL of reminders: the last of each client, and the contracts that scheduled ones are about.
import { type ClientBlock, clientBlockOf } from '@repo/domain/contract-status';
import { isKyc } from '@repo/domain/kyc';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { receipts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { contracts, paymentProofs } from '../../db/schema/contracts.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { users } from '../../db/schema/identity.ts';

export interface LastReminder {
  at: Date;
  /** The contract that it was about; null for the identity. */
  poNumber: string | null;
  /** Null for a scheduled one. */
  by: { firstname: string; lastname: string } | null;
}

/** The last reminder of each of these clients, of whatever contract or of the identity; those who never received one are left out. */
export async function findLastReminders(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, LastReminder>> {
  if (userIds.length === 0) return new Map();
  const { userId, remindedAt, remindedBy, poNumber } = contracts;
  const ofContracts = await db
    .selectDistinctOn([userId], {
      userId,
      at: sql<Date>`${remindedAt}`.mapWith(remindedAt),
      poNumber,
      by: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(contracts)
    .leftJoin(users, eq(users.id, remindedBy))
    .where(and(inArray(userId, [...new Set(userIds)]), isNotNull(remindedAt)))
    .orderBy(userId, desc(remindedAt));
  const last = new Map<string, LastReminder>(
    ofContracts.map(({ userId: id, ...reminder }) => [id, reminder]),
  );
  for (const { userId: id, at, by } of await listIdentityReminders(db, userIds)) {
    const other = last.get(id);
    if (other === undefined || other.at < at) last.set(id, { at, by, poNumber: null });
  }
  return last;
}

/** The last one of each: kept by the trail alone. */
const listIdentityReminders = (db: Database, userIds: readonly string[]) =>
  db
    .selectDistinctOn([auditLog.objectId], {
      userId: auditLog.objectId,
      at: auditLog.at,
      by: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.objectType, 'user'),
        inArray(auditLog.objectId, [...new Set(userIds)]),
        eq(auditLog.action, 'kyc.reminded'),
      ),
    )
    .orderBy(auditLog.objectId, desc(auditLog.id));

/** Reminders of one client wait for each other until the transaction ends, whatever the contract. The contract is locked first. */
export async function lockReminders(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reminders of ${userId}`}, 0))`);
}

/** `proof`: to file another one than was refused, and since then. */
export const waitedFor = ['signature', 'payment', 'proof'] as const;

interface Waiting {
  about: (typeof waitedFor)[number];
  since: Date;
  until: Date;
}

const isUnpaid = and(eq(contracts.status, 'signed'), eq(contracts.paymentStatus, 'waiting'));

/** Each reads an index of the few contracts that wait. */
const waiting = {
  signature: { since: contracts.createdAt, state: eq(contracts.status, 'pending') },
  payment: { since: contracts.signedAt, state: and(isUnpaid, isNull(paymentProofs.refusedAt)) },
  proof: { since: paymentProofs.refusedAt, state: isUnpaid },
} as const;

/** Contracts that have waited for their client between these instants: a page of them by id, after the last of the page before. */
export function listWaitingContracts(
  db: Database,
  { about, since, until }: Waiting,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; since: Date; remindedAt: Date | null }[]> {
  const { since: column, state } = waiting[about];
  return db
    .select({
      id: contracts.id,
      since: sql<Date>`${column}`.mapWith(column),
      remindedAt: contracts.remindedAt,
    })
    .from(contracts)
    .leftJoin(paymentProofs, eq(paymentProofs.contractId, contracts.id))
    .where(
      and(state, gte(column, since), lt(column, until), after === null ? undefined : gt(contracts.id, after)),
    )
    .orderBy(asc(contracts.id))
    .limit(limit);
}

/** What keeps each of these clients from signing and paying. */
export async function findClientBlocks(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ClientBlock | null>> {
  const waits = db
    .select({ one: sql`1` })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.subjectId, sql`${users.id}::text`),
        eq(changeRequests.kind, 'user.profile'),
        eq(changeRequests.state, 'pending'),
        gt(changeRequests.expiresAt, now),
      ),
    );
  const rows = await db
    .select({ user: users, hasWaitingProfile: sql<boolean>`exists ${waits}` })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(
    rows.map(({ user, hasWaitingProfile }) => [
      user.id,
      clientBlockOf({
        isDisabled: user.disabledAt !== null,
        hasYield: user.canAccessYield,
        isKyc: isKyc(user.kycStatus),
        hasWaitingProfile,
      }),
    ]),
  );
}

/** Whether staff leave it to the application: its client does not close their account, and nothing received of it is to look at. */
export async function mayRemindByItself(db: Database, contractId: string): Promise<boolean> {
  const closing = db
    .select({ one: sql`1` })
    .from(deletionRequests)
    .where(and(eq(deletionRequests.userId, contracts.userId), isNull(deletionRequests.canceledAt)));
  const received = db.select({ one: sql`1` }).from(receipts).where(eq(receipts.contractId, contracts.id));
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, contractId), notExists(closing), notExists(received)));
  return rows.length > 0;
}
