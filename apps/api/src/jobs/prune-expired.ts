// Deletes expired rows: nothing here is business data, and old codes and emails are only a risk to keep.
import { assistedKeptDays } from '@repo/domain/assisted';
import { INVITATION_KEPT_DAYS } from '@repo/domain/clients';
import { and, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { assistedSubscriptions } from '../db/schema/assisted.ts';
import { bulkPlans } from '../db/schema/bulk.ts';
import { changeRequests } from '../db/schema/change-requests.ts';
import { clientAssignments } from '../db/schema/client-assignments.ts';
import { clientInvitations, kaskadUserImports } from '../db/schema/client-invitations.ts';
import { disputeLinks, knownOrigins } from '../db/schema/disputes.ts';
import { challenges, clientViews, sessions } from '../db/schema/identity.ts';
import { kaskadGrantImports } from '../db/schema/kaskad.ts';
import { importPlans } from '../db/schema/market-data.ts';
import { idempotencyKeys, mailOutbox, rateLimits } from '../db/schema/platform.ts';
import { recordPresence } from '../db/schema/records.ts';
import type { Deps } from '../deps.ts';
import { deletePendingFiles } from '../modules/messages/message-files.ts';
import { deleteExpiredJobs } from '../modules/staff-jobs/delete-expired-jobs.ts';
import { pruneAssignments } from '../modules/work-queue/work-queue.repository.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** A device or network that has not served for so long is announced again (decision 93). */
const knownOriginDays = 365;

/** Rows deleted by one statement, which has ten seconds and which a stop waits for. */
const batchRows = 1000;

type PruneDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

/** Between two batches `stopping` is checked; once aborted, its reason is thrown. */
export async function pruneExpired(deps: PruneDeps, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const prune = async (table: PgTable, expired: SQL | undefined) => {
    const batch = db.select({ ctid: sql`ctid` }).from(table).where(expired).limit(batchRows);
    for (let deleted = batchRows; deleted === batchRows; ) {
      stopping?.throwIfAborted();
      // The condition a second time: a row that was renewed meanwhile stays.
      const isExpired = and(sql`ctid = any(array(${batch}))`, expired);
      deleted = (await db.delete(table).where(isExpired).returning({ one: sql`1` })).length;
    }
  };
  await prune(rateLimits, lt(rateLimits.resetsAt, now));
  await prune(idempotencyKeys, lt(idempotencyKeys.createdAt, before(2 * dayMs)));
  // An import plan never committed: up to ten megabytes of a file that has been previewed again since, or given up. One that awaits
  // a second person stays until they decide.
  await prune(
    importPlans,
    and(
      isNull(importPlans.committedAt),
      lt(importPlans.createdAt, before(7 * dayMs)),
      notExists(
        db
          .select({ one: sql`1` })
          .from(changeRequests)
          .where(
            and(
              eq(changeRequests.subjectId, sql`${importPlans.id}::text`),
              eq(changeRequests.state, 'pending'),
            ),
          ),
      ),
    ),
  );
  await prune(
    kaskadGrantImports,
    and(isNull(kaskadGrantImports.doneAt), lt(kaskadGrantImports.createdAt, before(7 * dayMs))),
  );
  // It names people who may never open an account: done or not.
  await prune(kaskadUserImports, lt(kaskadUserImports.createdAt, before(7 * dayMs)));
  // A bulk that was previewed and never confirmed.
  await prune(bulkPlans, and(isNull(bulkPlans.committedAt), lt(bulkPlans.createdAt, before(7 * dayMs))));
  // It could be undone for some minutes.
  await prune(clientAssignments, lt(clientAssignments.createdAt, before(dayMs)));
  // Prepared by staff, and never a contract: where the funds of a client come from is not kept for nothing.
  const endedBefore = before(assistedKeptDays * dayMs);
  await prune(
    assistedSubscriptions,
    and(
      isNull(assistedSubscriptions.contractId),
      or(lt(assistedSubscriptions.endedAt, endedBefore), lt(assistedSubscriptions.expiresAt, endedBefore)),
    ),
  );
  await prune(clientInvitations, lt(clientInvitations.expiresAt, before(INVITATION_KEPT_DAYS * dayMs)));
  await prune(recordPresence, lt(recordPresence.seenAt, before(hourMs)));
  // Requested, and never opened.
  await prune(clientViews, and(isNull(clientViews.openedAt), lt(clientViews.createdAt, before(hourMs))));
  await prune(challenges, lt(challenges.expiresAt, before(dayMs)));
  await prune(disputeLinks, lt(disputeLinks.expiresAt, now));
  await prune(knownOrigins, lt(knownOrigins.lastSeenAt, before(knownOriginDays * dayMs)));
  await prune(sessions, lt(sessions.absoluteExpiresAt, before(30 * dayMs)));
  // Sent, or given up: operators had a month to look, and it names a person all the same.
  const monthAgo = before(30 * dayMs);
  await prune(mailOutbox, or(lt(mailOutbox.sentAt, monthAgo), lt(mailOutbox.givenUpAt, monthAgo)));
  await pruneAssignments(db, before(dayMs));
  await deletePendingFiles(deps, stopping);
  await deleteExpiredJobs(deps, stopping);
}
