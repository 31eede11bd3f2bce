// Every operation of the spec with its handler: a missing one, or one of the wrong shape, does not compile.

import type { Handlers } from './http/handler.ts';
import { systemHandlers } from './http/system.handlers.ts';
import { accountDeletionHandlers } from './modules/account-deletion/account-deletion.handlers.ts';
import { assistedHandlers } from './modules/assisted/assisted.handlers.ts';
import { contractsHandlers } from './modules/contracts/contracts.handlers.ts';
import { documentsHandlers } from './modules/documents/documents.handlers.ts';
import { identityHandlers } from './modules/identity/identity.handlers.ts';
import { kaskadHandlers } from './modules/kaskad/kaskad.handlers.ts';
import { kycHandlers } from './modules/kyc/kyc.handlers.ts';
import { legalHandlers } from './modules/legal/legal.handlers.ts';
import { messagesHandlers } from './modules/messages/messages.handlers.ts';
import { parametersHandlers } from './modules/parameters/parameters.handlers.ts';
import { personalDataHandlers } from './modules/personal-data/personal-data.handlers.ts';
import { portfolioHandlers } from './modules/portfolio/portfolio.handlers.ts';
import { profileChangesHandlers } from './modules/profile-changes/profile-changes.handlers.ts';
import { signaturesHandlers } from './modules/signatures/signatures.handlers.ts';
import { statementsHandlers } from './modules/statements/statements.handlers.ts';
import { strategiesHandlers } from './modules/strategies/strategies.handlers.ts';
import { withdrawalsHandlers } from './modules/withdrawals/withdrawals.handlers.ts';
import { staffHandlers } from './staff-handlers.ts';

export const handlers: Handlers = {
  ...identityHandlers,
  ...profileChangesHandlers,
  ...personalDataHandlers,
  ...accountDeletionHandlers,
  ...kycHandlers,
  ...parametersHandlers,
  ...legalHandlers,
  ...documentsHandlers,
  ...messagesHandlers,
  ...staffHandlers,
  ...strategiesHandlers,
  ...contractsHandlers,
  ...signaturesHandlers,
  ...assistedHandlers,
  ...withdrawalsHandlers,
  ...kaskadHandlers,
  ...portfolioHandlers,
  ...statementsHandlers,
  ...systemHandlers,
};
