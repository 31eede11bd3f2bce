// The kinds of change that two-person control applies: each lives in the module of what it changes.

import type { ChangeKinds } from './modules/change-requests/change-kind.ts';
import { contractCloseKind } from './modules/contracts/contract-close-kind.ts';

export const changeKinds: ChangeKinds = {
  'contract.close': contractCloseKind,
};
