// Every row that is about one person, table by table: those that `personal-tables.ts` says the export holds.
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assistedSubscriptions } from '../../db/schema/assisted.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { orders, unitMovements } from '../../db/schema/books.ts';
import { kaskadPayoutDetails, payoutDetails, payouts, receipts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import {
  consents,
  contractDocuments,
  contracts,
  paymentProofs,
  poNumbers,
  signatureRequests,
} from '../../db/schema/contracts.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { disputeLinks, knownOrigins, payoutHolds } from '../../db/schema/disputes.ts';
import { factors, recoveryCodes } from '../../db/schema/factors.ts';
import { files } from '../../db/schema/files.ts';
import { challenges, clientViews, sessions, type UserRow } from '../../db/schema/identity.ts';
import { applicants, companyDocuments, documentExpiries, identityDocuments } from '../../db/schema/kyc.ts';
import { messageFiles, messages, messageThreads } from '../../db/schema/messages.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { statementIssues } from '../../db/schema/statements.ts';
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
    expiries: await db.select().from(documentExpiries).where(eq(documentExpiries.userId, id)),
    files: await db.select().from(files).where(eq(files.userId, id)).orderBy(asc(files.createdAt)),
    sessions: await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt)),
    accessLog: await db
      .select()
      .from(clientViews)
      .where(and(eq(clientViews.clientId, id), isNotNull(clientViews.openedAt)))
      .orderBy(asc(clientViews.openedAt)),
    challenges: await db
      .select()
      .from(challenges)
      .where(eq(challenges.userId, id))
      .orderBy(asc(challenges.createdAt)),
    factors: await db.select().from(factors).where(eq(factors.userId, id)).orderBy(asc(factors.createdAt)),
    recoveryCodes: await db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, id))
      .orderBy(asc(recoveryCodes.createdAt), asc(recoveryCodes.id)),
    knownOrigins: await db
      .select()
      .from(knownOrigins)
      .where(eq(knownOrigins.userId, id))
      .orderBy(asc(knownOrigins.firstSeenAt), asc(knownOrigins.kind)),
    disputeLinks: await db
      .select()
      .from(disputeLinks)
      .where(eq(disputeLinks.userId, id))
      .orderBy(asc(disputeLinks.createdAt)),
    payoutHolds: await db
      .select()
      .from(payoutHolds)
      .where(eq(payoutHolds.userId, id))
      .orderBy(asc(payoutHolds.placedAt)),
    deletionRequests: await db
      .select()
      .from(deletionRequests)
      .where(eq(deletionRequests.userId, id))
      .orderBy(asc(deletionRequests.requestedAt)),
    threads: await db
      .select()
      .from(messageThreads)
      .where(eq(messageThreads.userId, id))
      .orderBy(asc(messageThreads.openedAt)),
    messages: await readMessages(db, id),
    assisted: await db
      .select()
      .from(assistedSubscriptions)
      .where(eq(assistedSubscriptions.userId, id))
      .orderBy(asc(assistedSubscriptions.createdAt)),
    // A mail belongs to the account it was sent to, or to the address where it was sent to that alone.
    mails: await db
      .select()
      .from(mailOutbox)
      .where(or(eq(mailOutbox.userId, id), and(isNull(mailOutbox.userId), eq(mailOutbox.recipient, email))))
      .orderBy(asc(mailOutbox.createdAt)),
  };
}

/** Of the person’s threads, from both sides. */
function readMessages(db: Database, userId: string) {
  const fileIds = sql<string[]>`array(select ${messageFiles.fileId}::text from ${messageFiles}
    where ${messageFiles.messageId} = ${messages.id} order by 1)`;
  return db
    .select({ message: messages, fileIds })
    .from(messages)
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(eq(messageThreads.userId, userId))
    .orderBy(asc(messages.sentAt), asc(messages.id));
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
    orders: await readOrders(db, userId),
    receipts: await db
      .select()
      .from(receipts)
      .where(and(eq(receipts.userId, userId), ne(receipts.state, 'invested')))
      .orderBy(asc(receipts.day)),
    payouts: await db
      .select()
      .from(payouts)
      .where(eq(payouts.userId, userId))
      .orderBy(asc(payouts.requestedAt)),
    payoutDetails: {
      yield: await readDetails(db, payoutDetails, userId),
      kaskad: await readDetails(db, kaskadPayoutDetails, userId),
    },
    statementIssues: await db
      .select()
      .from(statementIssues)
      .where(eq(statementIssues.userId, userId))
      .orderBy(asc(statementIssues.issuedAt)),
    addedDocuments: await db
      .select({ version: contractDocuments })
      .from(contractDocuments)
      .innerJoin(contracts, eq(contracts.id, contractDocuments.contractId))
      .where(eq(contracts.userId, userId))
      .orderBy(asc(contractDocuments.addedAt)),
    changeRequests: await db
      .select()
      .from(changeRequests)
      .where(eq(changeRequests.userId, userId))
      .orderBy(asc(changeRequests.createdAt)),
    timeline: await db
      .select()
      .from(timelineEvents)
      .where(eq(timelineEvents.userId, userId))
      .orderBy(asc(timelineEvents.occurredAt)),
  };
}

/** Each order with what was booked when it was executed: also of one that was reversed later. */
function readOrders(db: Database, userId: string) {
  return db
    .select({ order: orders, movement: unitMovements })
    .from(orders)
    .leftJoin(
      unitMovements,
      and(
        eq(unitMovements.orderId, orders.id),
        ne(unitMovements.nature, 'reprise'),
        isNull(unitMovements.reverses),
      ),
    )
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.orderDay), asc(orders.placedAt));
}

/** Internal notes and tasks (decision 43). */
const isOfNoNote = sql`${auditLog.action} !~ '^(note|task)[.]'`;

/** The lines of the trail that the person wrote, and those about the account or one of its contracts; those of staff’s notes are not. */
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
        and(isOfNoNote, eq(auditLog.objectType, 'user'), eq(auditLog.objectId, userId)),
        and(isOfNoNote, eq(auditLog.objectType, 'contract'), inArray(auditLog.objectId, contractIds)),
      ),
    )
    .orderBy(asc(auditLog.id));
}

export type TrailRow = typeof auditLog.$inferSelect;
export type AccountRows = Awaited<ReturnType<typeof readAccountRows>>;
export type ContractRows = Awaited<ReturnType<typeof readContractRows>>;

const readDetails = (db: Database, table: typeof payoutDetails, userId: string) =>
  db.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.declaredAt));
