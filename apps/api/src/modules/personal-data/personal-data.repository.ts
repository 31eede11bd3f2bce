// Every row that is about one person, table by table: those that `personal-tables.ts` says the export holds.
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import {
  consents,
  contracts,
  paymentProofs,
  poNumbers,
  refunds,
  signatureRequests,
} from '../../db/schema/contracts.ts';
import { payments, withdrawals } from '../../db/schema/dealt-money.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { files } from '../../db/schema/files.ts';
import { challenges, sessions, type UserRow } from '../../db/schema/identity.ts';
import { applicants, companyDocuments, identityDocuments } from '../../db/schema/kyc.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';

type Person = Pick<UserRow, 'id' | 'email'>;

/** Who one is, how one signs in, and what one was written. */
export async function readAccountRows(db: Database, { id, email }: Person) {
  return {
    applicants: await db.select().from(applicants).where(eq(applicants.userId, id)),
    identityDocuments: await db
      .select()
      .from(identityDocuments)
      .where(eq(identityDocuments.userId, id))
      .orderBy(asc(identityDocuments.createdAt)),
    companyDocuments: await db.select().from(companyDocuments).where(eq(companyDocuments.userId, id)),
    files: await db.select().from(files).where(eq(files.userId, id)).orderBy(asc(files.createdAt)),
    sessions: await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt)),
    challenges: await db
      .select()
      .from(challenges)
      .where(eq(challenges.userId, id))
      .orderBy(asc(challenges.createdAt)),
    deletionRequests: await db
      .select()
      .from(deletionRequests)
      .where(eq(deletionRequests.userId, id))
      .orderBy(asc(deletionRequests.requestedAt)),
    // A mail belongs to whom it was sent to.
    mails: await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(asc(mailOutbox.createdAt)),
  };
}

/** What one subscribed, paid and took out. */
export async function readContractRows(db: Database, userId: string) {
  return {
    contracts: await db
      .select({ contract: contracts, product: strategies.title })
      .from(contracts)
      .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
      .where(eq(contracts.userId, userId))
      .orderBy(asc(contracts.createdAt)),
    poNumbers: await db.select().from(poNumbers).where(eq(poNumbers.userId, userId)),
    signatureRequests: await db.select().from(signatureRequests).where(eq(signatureRequests.userId, userId)),
    consents: await db
      .select()
      .from(consents)
      .where(eq(consents.userId, userId))

      .orderBy(asc(consents.acceptedAt)),
    paymentProofs: await db.select().from(paymentProofs).where(eq(paymentProofs.userId, userId)),
    payments: await db
      .select()
      .from(payments)
      .where(eq(payments.userId, userId))
      .orderBy(asc(payments.valueDate)),
    withdrawals: await db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.userId, userId))
      .orderBy(asc(withdrawals.occurredAt)),
    refunds: await db.select().from(refunds).where(eq(refunds.userId, userId)),
    timeline: await db
      .select()
      .from(timelineEvents)
      .where(eq(timelineEvents.userId, userId))
      .orderBy(asc(timelineEvents.occurredAt)),
  };
}

/** The lines of the trail that the person wrote, and those about the account or one of its contracts. */
export function readTrail(
  db: Database,
  { userId, contractIds }: { userId: string; contractIds: string[] },
): Promise<TrailRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      or(
        eq(auditLog.actorId, userId),
        and(eq(auditLog.objectType, 'user'), eq(auditLog.objectId, userId)),
        and(eq(auditLog.objectType, 'contract'), inArray(auditLog.objectId, contractIds)),
      ),
    )
    .orderBy(asc(auditLog.id));
}

export type TrailRow = typeof auditLog.$inferSelect;
export type AccountRows = Awaited<ReturnType<typeof readAccountRows>>;
export type ContractRows = Awaited<ReturnType<typeof readContractRows>>;
