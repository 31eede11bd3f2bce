// The operations of an investor: what they sign and pay, what their money is worth, their documents and data.
import { accountDeletionHandlers } from './modules/account-deletion/account-deletion.handlers.ts';
import { addressesHandlers } from './modules/addresses/addresses.handlers.ts';
import { assistedHandlers } from './modules/assisted/assisted.handlers.ts';
import { contractReceiptsHandlers } from './modules/contract-receipts/contract-receipts.handlers.ts';
import { contractsHandlers } from './modules/contracts/contracts.handlers.ts';
import { documentCheckHandlers } from './modules/document-check/document-check.handlers.ts';
import { fileLinksHandlers } from './modules/file-links/file-links.handlers.ts';
import { messagesHandlers } from './modules/messages/messages.handlers.ts';
import { noticesHandlers } from './modules/notices/notices.handlers.ts';
import { personalDataHandlers } from './modules/personal-data/personal-data.handlers.ts';
import { portfolioHandlers } from './modules/portfolio/portfolio.handlers.ts';
import { signaturesHandlers } from './modules/signatures/signatures.handlers.ts';
import { statementsHandlers } from './modules/statements/statements.handlers.ts';
import { withdrawalsHandlers } from './modules/withdrawals/withdrawals.handlers.ts';
import { yearlyDocumentsHandlers } from './modules/yearly-documents/yearly-documents.handlers.ts';

export const investorHandlers = {
  ...accountDeletionHandlers,
  ...addressesHandlers,
  ...assistedHandlers,
  ...contractReceiptsHandlers,
  ...contractsHandlers,
  ...documentCheckHandlers,
  ...fileLinksHandlers,
  ...messagesHandlers,
  ...noticesHandlers,
  ...personalDataHandlers,
  ...portfolioHandlers,
  ...signaturesHandlers,
  ...statementsHandlers,
  ...withdrawalsHandlers,
  ...yearlyDocumentsHandlers,
};
