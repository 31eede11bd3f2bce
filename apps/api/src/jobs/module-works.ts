// The queues whose work belongs to one module; the others are those of this folder.
import type { JobQueueName } from '../db/job-queues.ts';
import type { Deps } from '../deps.ts';
import { watchRules } from '../modules/alerts/watch-rules.ts';
import { runDueBulks } from '../modules/bulk/run-bulk.ts';
import { applyPlannedEmails } from '../modules/clients/planned-emails.ts';
import { advanceExpiries } from '../modules/document-expiries/advance-expiry.ts';
import { announceMonth, announceYear } from '../modules/document-notices/announce-documents.ts';
import { scanStoredUploads } from '../modules/documents/scan-uploads.ts';
import { applyFactorRemovals } from '../modules/factor-removals/apply-factor-removals.ts';
import { endLapsedViews } from '../modules/identity/end-view.ts';
import { refreshFacts } from '../modules/indicators/read-facts.ts';
import { runAllotments } from '../modules/kaskad-allotment/issue-investments.ts';
import { keepRounds } from '../modules/kaskad-fundraising/settle-round.ts';
import { keepInvestments } from '../modules/kaskad-investing/keep-investments.ts';
import { sendDueReminders } from '../modules/payments/send-due-reminders.ts';
import { fetchDueRates } from '../modules/rates/fetch-due-rates.ts';
import { readDueProofs } from '../modules/receipts/read-due-proofs.ts';
import { runExports } from '../modules/staff-jobs/run-exports.ts';
import { applyPaymentDetails } from '../modules/strategies/payment-details.ts';
import { reportWork } from '../modules/work-queue/report-work.ts';

type ModuleQueue = Extract<
  JobQueueName,
  | 'proofs'
  | 'bulk'
  | 'exports'
  | 'client-views'
  | 'payment-details'
  | 'planned-emails'
  | 'factor-removals'
  | 'kaskad-rounds'
  | 'reminders'
  | 'document-expiries'
  | 'yearly-notices'
  | 'monthly-notices'
  | 'rates'
  | 'work'
  | 'alerts'
  | 'file-scans'
  | 'indicators'
  | 'kaskad-investments'
  | 'kaskad-allotments'
>;

export const moduleWorks: Record<ModuleQueue, (deps: Deps, stopping: AbortSignal) => Promise<unknown>> = {
  proofs: readDueProofs,
  bulk: runDueBulks,
  exports: runExports,
  'client-views': endLapsedViews,
  'payment-details': applyPaymentDetails,
  'planned-emails': applyPlannedEmails,
  'factor-removals': applyFactorRemovals,
  'kaskad-rounds': keepRounds,
  reminders: sendDueReminders,
  'document-expiries': advanceExpiries,
  'yearly-notices': announceYear,
  'monthly-notices': announceMonth,
  rates: fetchDueRates,
  work: reportWork,
  alerts: watchRules,
  'file-scans': scanStoredUploads,
  indicators: refreshFacts,
  'kaskad-investments': keepInvestments,
  'kaskad-allotments': runAllotments,
};
