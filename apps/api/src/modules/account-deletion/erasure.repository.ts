// One function for each thing that is erased together; the order in which they are called is `erase-unretained.ts`. Each may
// run again and finds nothing left to do. Those that delete files return the keys of their bytes.
import {
  and,
  arrayOverlaps,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  like,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { entryReasons, journalEntries, orders, unitMovements } from '../../db/schema/books.ts';
import { kaskadPayoutDetails, payoutDetails, payoutFiles, payouts, receipts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import {
  consents,
  contractDocuments,
  contracts,
  paymentProofs,
  poNumbers,
  signatureRequests,
} from '../../db/schema/contracts.ts';
import { dealDecisions } from '../../db/schema/corrections.ts';
import { files } from '../../db/schema/files.ts';
import { challenges, clientViews, resetRequests, sessions } from '../../db/schema/identity.ts';
import { applicants, documentExpiries } from '../../db/schema/kyc.ts';
import { messageThreads } from '../../db/schema/messages.ts';
import { plannedEmails } from '../../db/schema/planned-emails.ts';
import { idempotencyKeys, mailOutbox, rateLimits, webhookInbox } from '../../db/schema/platform.ts';
import { recordNotes, recordPresence, workItems } from '../../db/schema/records.ts';
import { registerDiscrepancies, registerHolders } from '../../db/schema/register.ts';
import { staffDefaultViews, staffViews } from '../../db/schema/staff-views.ts';
import { monthlyNotices, statementIssues, yearlyNotices } from '../../db/schema/statements.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { listObjectTrail } from './empty-trail.ts';

const identityPurposes = ['identity_document', 'company_document'];
const messagePurpose = 'message';

/** What served to sign in, to write, to repeat and to work. */
export async function eraseTraces(tx: Database, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(clientViews).where(eq(clientViews.clientId, id));
  await tx.delete(challenges).where(eq(challenges.userId, id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
  await tx.delete(rateLimits).where(like(rateLimits.key, `%:${id}`));
  // An address that the person was to have is theirs too.
  const planned = tx
    .select({ email: plannedEmails.email })
    .from(plannedEmails)
    .where(eq(plannedEmails.userId, id));
  await tx
    .delete(mailOutbox)
    .where(
      or(eq(mailOutbox.userId, id), eq(mailOutbox.recipient, email), inArray(mailOutbox.recipient, planned)),
    );
  await tx.delete(resetRequests).where(eq(resetRequests.email, email));
  await tx.delete(plannedEmails).where(eq(plannedEmails.userId, id));
  // How to reach them, in what was to change: no law keeps it.
  await tx
    .delete(changeRequests)
    .where(and(eq(changeRequests.userId, id), inArray(changeRequests.kind, ['user.email', 'user.profile'])));
  await tx.delete(recordPresence).where(eq(recordPresence.userId, id));
  await tx.delete(staffDefaultViews).where(eq(staffDefaultViews.userId, id));
  await tx.delete(staffViews).where(eq(staffViews.ownerId, id));
  await tx.delete(yearlyNotices).where(eq(yearlyNotices.userId, id));
  await tx.delete(monthlyNotices).where(eq(monthlyNotices.userId, id));
  await tx
    .delete(timelineEvents)
    .where(and(eq(timelineEvents.userId, id), isNull(timelineEvents.contractId)));
}

/** What the provider reported of an applicant. */
export async function eraseProviderMessages(db: Database, applicantId: string): Promise<void> {
  await db.delete(webhookInbox).where(eq(sql`${webhookInbox.payload} ->> 'applicantId'`, applicantId));
}

/** Documents of the person and of the company, and the verdict; their rows go with their files. */
export async function eraseIdentity(tx: Database, userId: string): Promise<string[]> {
  await tx.delete(applicants).where(eq(applicants.userId, userId));
  await tx.delete(documentExpiries).where(eq(documentExpiries.userId, userId));
  return eraseFiles(tx, and(eq(files.userId, userId), inArray(files.purpose, identityPurposes)));
}

/** The signed documents and what was accepted; the contract's own row stays with its operations. */
export async function eraseContractDocuments(tx: Database, userId: string): Promise<string[]> {
  await tx
    .update(contracts)
    .set({ contractFileId: null, pepFileId: null })
    .where(eq(contracts.userId, userId));
  await tx.delete(consents).where(eq(consents.userId, userId));
  await tx.delete(signatureRequests).where(eq(signatureRequests.userId, userId));
  await tx.delete(timelineEvents).where(eq(timelineEvents.userId, userId));
  return eraseFiles(
    tx,
    and(eq(files.userId, userId), notInArray(files.purpose, [...identityPurposes, messagePurpose])),
  );
}

/** What the person and the team wrote to each other (decision 53). */
export async function eraseMessages(tx: Database, userId: string): Promise<string[]> {
  await tx.delete(messageThreads).where(eq(messageThreads.userId, userId));
  return eraseFiles(tx, and(eq(files.userId, userId), eq(files.purpose, messagePurpose)));
}

/** Where the funds came from. */
export async function eraseOrigins(tx: Database, userId: string): Promise<void> {
  await tx.delete(paymentProofs).where(eq(paymentProofs.userId, userId));
  await tx
    .update(contracts)
    .set({ paymentOrigin: null, paymentReference: null })
    .where(eq(contracts.userId, userId));
}

/** The rows that name the person; the journal and the register name no person, and stay whole. */
export async function eraseMoney(tx: Database, userId: string): Promise<void> {
  await eraseReasons(tx, userId);
  await eraseMovements(tx, ({ userId: owner }) => eq(owner, userId));
  await tx.delete(payoutDetails).where(eq(payoutDetails.userId, userId));
  await tx.delete(kaskadPayoutDetails).where(eq(kaskadPayoutDetails.userId, userId));
  await tx.delete(statementIssues).where(eq(statementIssues.userId, userId));
  await tx.delete(changeRequests).where(eq(changeRequests.userId, userId));
  await tx.delete(recordNotes).where(eq(recordNotes.userId, userId));
  await tx.delete(workItems).where(eq(workItems.userId, userId));
}

/** The reasons that staff typed for the client's entries and corrected deals. */
async function eraseReasons(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: contracts.id }).from(contracts).where(eq(contracts.userId, userId));
  const paid = tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.userId, userId));
  const booked = tx
    .select({ number: journalEntries.number })
    .from(journalEntries)
    .where(or(inArray(journalEntries.contractId, own), inArray(journalEntries.subjectId, paid)));
  await tx.delete(entryReasons).where(inArray(entryReasons.entry, booked));
  const moved = tx
    .select()
    .from(unitMovements)
    .where(
      and(
        eq(unitMovements.strategyId, dealDecisions.strategyId),
        eq(unitMovements.number, dealDecisions.movement),
        inArray(unitMovements.contractId, own),
      ),
    );
  await tx.update(dealDecisions).set({ reason: '' }).where(exists(moved));
}

/** Payouts first, which refer to orders and receipts. */
async function eraseMovements(
  tx: Database,
  which: (table: typeof orders | typeof receipts | typeof payouts) => SQL,
): Promise<void> {
  const gone = await tx
    .delete(payouts)
    .where(
      or(
        which(payouts),
        inArray(payouts.orderId, tx.select({ id: orders.id }).from(orders).where(which(orders))),
        inArray(payouts.receiptId, tx.select({ id: receipts.id }).from(receipts).where(which(receipts))),
      ),
    )
    .returning({ id: payouts.id });
  const goneIds = gone.map(({ id }) => id);
  if (goneIds.length > 0) await eraseFilesOf(tx, goneIds);
  await tx.delete(orders).where(which(orders));
  await tx.delete(receipts).where(which(receipts));
}

/** A file of transfers goes with the last payout that was written in it, withdrawn or not. */
async function eraseFilesOf(tx: Database, goneIds: string[]): Promise<void> {
  const left = tx
    .select()
    .from(payouts)
    .where(eq(payouts.id, sql`any(${payoutFiles.payoutIds})`));
  await tx.delete(payoutFiles).where(and(arrayOverlaps(payoutFiles.payoutIds, goneIds), notExists(left)));
}

type WhichContracts = 'unsigned' | 'every';

const ofContracts = (userId: string, which: WhichContracts) =>
  and(eq(contracts.userId, userId), which === 'unsigned' ? isNull(contracts.signedAt) : undefined);

/** What the signature provider knows these contracts by. */
export async function listSignatureRequests(
  db: Database,
  userId: string,
  which: WhichContracts,
): Promise<string[]> {
  const rows = await db
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .innerJoin(contracts, eq(contracts.id, signatureRequests.contractId))
    .where(ofContracts(userId, which));
  return rows.map(({ id }) => id);
}

/** What staff added to the contracts that were never signed, which are about to be erased. */
export function eraseUnsignedDocuments(tx: Database, userId: string): Promise<string[]> {
  const unsigned = tx.select({ id: contracts.id }).from(contracts).where(ofContracts(userId, 'unsigned'));
  const added = tx
    .select({ id: contractDocuments.fileId })
    .from(contractDocuments)
    .where(inArray(contractDocuments.contractId, unsigned));
  return eraseFiles(tx, inArray(files.id, added));
}

/**
 * Contracts with all that hangs from them: those never signed, or every one. Returns the rows of the trail about them, to be emptied.
 */
export async function eraseContracts(tx: Database, userId: string, which: WhichContracts): Promise<number[]> {
  const rows = await tx.select({ id: contracts.id }).from(contracts).where(ofContracts(userId, which));
  const ids = rows.map(({ id }) => id);
  for (const table of [consents, signatureRequests, paymentProofs]) {
    await tx.delete(table).where(inArray(table.contractId, ids));
  }
  await eraseMovements(tx, ({ contractId }) => inArray(contractId, ids));
  await tx.delete(timelineEvents).where(inArray(timelineEvents.contractId, ids));
  await tx.delete(registerDiscrepancies).where(inArray(registerDiscrepancies.contractId, ids));
  // The entries stay: the hash of what is emptied is in their chain.
  await tx
    .update(registerHolders)
    .set({ salt: null, holder: null })
    .where(and(inArray(registerHolders.contractId, ids), isNotNull(registerHolders.salt)));
  await tx.delete(contracts).where(inArray(contracts.id, ids));
  const named = tx.select().from(contracts).where(eq(contracts.poNumber, poNumbers.number));
  await tx.delete(poNumbers).where(and(eq(poNumbers.userId, userId), notExists(named)));
  return listObjectTrail(tx, 'contract', ids);
}

async function eraseFiles(tx: Database, which: SQL | undefined): Promise<string[]> {
  const gone = await tx.delete(files).where(which).returning({ key: files.storageKey });
  return gone.map(({ key }) => key);
}
