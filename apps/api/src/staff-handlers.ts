// The operations of staff.

import { changeKinds } from './change-kinds.ts';
import { adviserHomeHandlers } from './modules/adviser-home/adviser-home.handlers.ts';
import { advisersHandlers } from './modules/advisers/advisers.handlers.ts';
import { delegationsHandlers } from './modules/advisers/delegations.handlers.ts';
import { auditListHandlers } from './modules/audit-list/audit-list.handlers.ts';
import { bulkHandlers } from './modules/bulk/bulk.handlers.ts';
import { changeControlHandlers } from './modules/change-control/change-control.handlers.ts';
import { changeRequestsHandlers } from './modules/change-requests/change-requests.handlers.ts';
import { clientIdentityHandlers } from './modules/client-identity/client-identity.handlers.ts';
import { clientsHandlers } from './modules/clients/clients.handlers.ts';
import { dayControlHandlers } from './modules/day-control/day-control.handlers.ts';
import { parameterChangesHandlers } from './modules/parameter-changes/parameter-changes.handlers.ts';
import { paymentsHandlers } from './modules/payments/payments.handlers.ts';
import { recordsHandlers } from './modules/records/records.handlers.ts';
import { registerHandlers } from './modules/register/register.handlers.ts';
import { exportsHandlers } from './modules/staff-jobs/exports.handlers.ts';
import { staffJobsHandlers } from './modules/staff-jobs/staff-jobs.handlers.ts';
import { staffTilesHandlers } from './modules/staff-tiles/staff-tiles.handlers.ts';
import { staffViewsHandlers } from './modules/staff-views/staff-views.handlers.ts';
import { moneyHandlers } from './money-handlers.ts';

export const staffHandlers = {
  ...staffViewsHandlers,
  ...staffTilesHandlers,
  ...staffJobsHandlers,
  ...auditListHandlers,
  ...bulkHandlers,
  ...changeControlHandlers,
  ...changeRequestsHandlers(changeKinds),
  ...adviserHomeHandlers,
  ...advisersHandlers,
  ...clientIdentityHandlers,
  ...clientsHandlers,
  ...dayControlHandlers,
  ...delegationsHandlers,
  ...exportsHandlers,
  ...moneyHandlers,
  ...parameterChangesHandlers,
  ...paymentsHandlers,
  ...recordsHandlers,
  ...registerHandlers,
};
