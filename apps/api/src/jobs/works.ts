// What each queue does; `db/job-queues.ts` says when.
import type { JobQueueName } from '../db/job-queues.ts';
import { foldListCounts } from '../db/list-counts.ts';
import type { Deps } from '../deps.ts';
import { stampNewestHead } from '../modules/audit/stamped-heads.ts';
import { carryOutDeletions } from './carry-out-deletions.ts';
import { expireChangeRequests } from './expire-change-requests.ts';
import { handleResetRequests } from './handle-reset-requests.ts';
import { moduleWorks } from './module-works.ts';
import { pruneExpired } from './prune-expired.ts';
import { quarantineFiles } from './quarantine-files.ts';
import { reconcileSignatures } from './reconcile-signatures.ts';
import { sendPendingMail } from './send-pending-mail.ts';
import { verifyAudit } from './verify-audit-trail.ts';
import { verifyBooksAndRegister } from './verify-books.ts';

type Work = (deps: Deps, stopping: AbortSignal) => Promise<unknown>;

export const works: Record<JobQueueName, Work> = {
  ...moduleWorks,
  mail: sendPendingMail,
  'reset-requests': handleResetRequests,
  signatures: reconcileSignatures,
  deletions: carryOutDeletions,
  'change-requests': expireChangeRequests,
  'list-counts': ({ db }) => foldListCounts(db),
  pruning: pruneExpired,
  quarantine: quarantineFiles,
  'audit-trail': verifyAudit,
  timestamps: stampNewestHead,
  books: verifyBooksAndRegister,
};
