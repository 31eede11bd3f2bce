// The operations of staff.
import { changeKinds } from './change-kinds.ts';
import { bulkHandlers } from './modules/bulk/bulk.handlers.ts';
import { changeControlHandlers } from './modules/change-control/change-control.handlers.ts';
import { changeRequestsHandlers } from './modules/change-requests/change-requests.handlers.ts';
import { correctionsHandlers } from './modules/corrections/corrections.handlers.ts';
import { journalHandlers } from './modules/journal/journal.handlers.ts';
import { marketDataHandlers } from './modules/market-data/market-data.handlers.ts';
import { navAttestationHandlers } from './modules/nav-attestation/nav-attestation.handlers.ts';
import { navDraftsHandlers } from './modules/nav-drafts/nav-drafts.handlers.ts';
import { navEntryHandlers } from './modules/nav-entry/nav-entry.handlers.ts';
import { navVersionsHandlers } from './modules/nav-versions/nav-versions.handlers.ts';
import { parameterChangesHandlers } from './modules/parameter-changes/parameter-changes.handlers.ts';
import { paymentsHandlers } from './modules/payments/payments.handlers.ts';
import { payoutsHandlers } from './modules/payouts/payouts.handlers.ts';
import { publicationHandlers } from './modules/publication/publication.handlers.ts';
import { ratesHandlers } from './modules/rates/rates.handlers.ts';
import { houseAccountsHandlers } from './modules/receipts/house-accounts.handlers.ts';
import { receiptsHandlers } from './modules/receipts/receipts.handlers.ts';
import { recordsHandlers } from './modules/records/records.handlers.ts';
import { exportsHandlers } from './modules/staff-jobs/exports.handlers.ts';

export const staffHandlers = {
  ...bulkHandlers,
  ...changeControlHandlers,
  ...changeRequestsHandlers(changeKinds),
  ...correctionsHandlers,
  ...exportsHandlers,
  ...houseAccountsHandlers,
  ...journalHandlers,
  ...marketDataHandlers,
  ...navAttestationHandlers,
  ...navDraftsHandlers,
  ...navEntryHandlers,
  ...navVersionsHandlers,
  ...publicationHandlers,
  ...ratesHandlers,
  ...parameterChangesHandlers,
  ...paymentsHandlers,
  ...payoutsHandlers,
  ...receiptsHandlers,
  ...recordsHandlers,
};
