// The operations of staff: part of `handlers`, which has every operation of the spec.
import { booksHandlers } from './modules/books/books.handlers.ts';
import { changeControlHandlers } from './modules/change-control/change-control.handlers.ts';
import { journalHandlers } from './modules/journal/journal.handlers.ts';
import { marketDataHandlers } from './modules/market-data/market-data.handlers.ts';
import { paymentsHandlers } from './modules/payments/payments.handlers.ts';
import { payoutsHandlers } from './modules/payouts/payouts.handlers.ts';

export const staffHandlers = {
  ...booksHandlers,
  ...changeControlHandlers,
  ...journalHandlers,
  ...marketDataHandlers,
  ...paymentsHandlers,
  ...payoutsHandlers,
};
