// The operations of staff.
import { changeKinds } from './change-kinds.ts';
import { marketHandlers } from './market-handlers.ts';
import { bulkHandlers } from './modules/bulk/bulk.handlers.ts';
import { changeControlHandlers } from './modules/change-control/change-control.handlers.ts';
import { changeRequestsHandlers } from './modules/change-requests/change-requests.handlers.ts';
import { correctionsHandlers } from './modules/corrections/corrections.handlers.ts';
import { exportsHandlers } from './modules/exports/exports.handlers.ts';
import { journalHandlers } from './modules/journal/journal.handlers.ts';
import { parameterChangesHandlers } from './modules/parameter-changes/parameter-changes.handlers.ts';
import { paymentsHandlers } from './modules/payments/payments.handlers.ts';
import { payoutsHandlers } from './modules/payouts/payouts.handlers.ts';
import { houseAccountsHandlers } from './modules/receipts/house-accounts.handlers.ts';
import { receiptsHandlers } from './modules/receipts/receipts.handlers.ts';
import { recordsHandlers } from './modules/records/records.handlers.ts';

export const staffHandlers = {
  ...bulkHandlers,
  ...changeControlHandlers,
  ...changeRequestsHandlers(changeKinds),
  ...correctionsHandlers,
  ...exportsHandlers,
  ...houseAccountsHandlers,
  ...journalHandlers,
  ...marketHandlers,
  ...parameterChangesHandlers,
  ...paymentsHandlers,
  ...payoutsHandlers,
  ...receiptsHandlers,
  ...recordsHandlers,
};
