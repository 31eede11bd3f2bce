// The operations of staff on what money is worth and where it is: NAVs, rates, receipts, payouts and the books.
import { correctionsHandlers } from './modules/corrections/corrections.handlers.ts';
import { journalHandlers } from './modules/journal/journal.handlers.ts';
import { marketDataHandlers } from './modules/market-data/market-data.handlers.ts';
import { navAttestationHandlers } from './modules/nav-attestation/nav-attestation.handlers.ts';
import { navDraftsHandlers } from './modules/nav-drafts/nav-drafts.handlers.ts';
import { navEntryHandlers } from './modules/nav-entry/nav-entry.handlers.ts';
import { navVersionsHandlers } from './modules/nav-versions/nav-versions.handlers.ts';
import { payoutsHandlers } from './modules/payouts/payouts.handlers.ts';
import { publicationHandlers } from './modules/publication/publication.handlers.ts';
import { ratesHandlers } from './modules/rates/rates.handlers.ts';
import { houseAccountsHandlers } from './modules/receipts/house-accounts.handlers.ts';
import { receiptsHandlers } from './modules/receipts/receipts.handlers.ts';

export const moneyHandlers = {
  ...correctionsHandlers,
  ...journalHandlers,
  ...marketDataHandlers,
  ...navAttestationHandlers,
  ...navDraftsHandlers,
  ...navEntryHandlers,
  ...navVersionsHandlers,
  ...payoutsHandlers,
  ...publicationHandlers,
  ...ratesHandlers,
  ...houseAccountsHandlers,
  ...receiptsHandlers,
};
