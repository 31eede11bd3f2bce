// The operations of staff: part of `handlers`, which has every operation of the spec.
import { changeKinds } from './change-kinds.ts';
import { booksHandlers } from './modules/books/books.handlers.ts';
import { changeControlHandlers } from './modules/change-control/change-control.handlers.ts';
import { changeRequestsHandlers } from './modules/change-requests/change-requests.handlers.ts';
import { journalHandlers } from './modules/journal/journal.handlers.ts';
import { marketDataHandlers } from './modules/market-data/market-data.handlers.ts';
import { paymentsHandlers } from './modules/payments/payments.handlers.ts';
import { payoutsHandlers } from './modules/payouts/payouts.handlers.ts';

export const staffHandlers = {
  ...booksHandlers,
  ...changeControlHandlers,
  ...changeRequestsHandlers(changeKinds),
  ...journalHandlers,
  ...marketDataHandlers,
  ...paymentsHandlers,
  ...payoutsHandlers,
};
