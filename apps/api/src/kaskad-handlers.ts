// The operations of Kaskad, for its clients and its administration.
import { kaskadHandlers as dashboardHandlers } from './modules/kaskad/kaskad.handlers.ts';
import { claimsHandlers } from './modules/kaskad-claims/claims.handlers.ts';
import { classesHandlers } from './modules/kaskad-classes/classes.handlers.ts';
import { grantsHandlers } from './modules/kaskad-grants/grants.handlers.ts';
import { walletsHandlers } from './modules/kaskad-wallets/wallets.handlers.ts';

export const kaskadHandlers = {
  ...dashboardHandlers,
  ...claimsHandlers,
  ...classesHandlers,
  ...grantsHandlers,
  ...walletsHandlers,
};
