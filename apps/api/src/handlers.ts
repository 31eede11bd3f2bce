// Every operation of the spec with its handler: a missing one, or one of the wrong shape, does not compile.

import type { Handlers } from './http/handler.ts';
import { systemHandlers } from './http/system.handlers.ts';
import { investorHandlers } from './investor-handlers.ts';
import { disputesHandlers } from './modules/disputes/disputes.handlers.ts';
import { identityHandlers } from './modules/identity/identity.handlers.ts';
import { kaskadHandlers } from './modules/kaskad/kaskad.handlers.ts';
import { kycHandlers } from './modules/kyc/kyc.handlers.ts';
import { legalHandlers } from './modules/legal/legal.handlers.ts';
import { parametersHandlers } from './modules/parameters/parameters.handlers.ts';
import { profileChangesHandlers } from './modules/profile-changes/profile-changes.handlers.ts';
import { strategiesHandlers } from './modules/strategies/strategies.handlers.ts';
import { staffHandlers } from './staff-handlers.ts';

export const handlers: Handlers = {
  ...disputesHandlers,
  ...identityHandlers,
  ...profileChangesHandlers,
  ...kycHandlers,
  ...parametersHandlers,
  ...legalHandlers,
  ...staffHandlers,
  ...strategiesHandlers,
  ...kaskadHandlers,
  ...investorHandlers,
  ...systemHandlers,
};
