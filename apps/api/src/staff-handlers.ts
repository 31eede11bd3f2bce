// The operations of staff.

import { changeKinds } from './change-kinds.ts';
import { alertsHandlers } from './modules/alerts/alerts.handlers.ts';
import { auditListHandlers } from './modules/audit-list/audit-list.handlers.ts';
import { changeControlHandlers } from './modules/change-control/change-control.handlers.ts';
import { changeRequestsHandlers } from './modules/change-requests/change-requests.handlers.ts';
import { dayControlHandlers } from './modules/day-control/day-control.handlers.ts';
import { indicatorsHandlers } from './modules/indicators/indicators.handlers.ts';
import { parameterChangesHandlers } from './modules/parameter-changes/parameter-changes.handlers.ts';
import { exportsHandlers } from './modules/staff-jobs/exports.handlers.ts';
import { staffJobsHandlers } from './modules/staff-jobs/staff-jobs.handlers.ts';
import { staffTilesHandlers } from './modules/staff-tiles/staff-tiles.handlers.ts';
import { staffViewsHandlers } from './modules/staff-views/staff-views.handlers.ts';
import { workQueueHandlers } from './modules/work-queue/work-queue.handlers.ts';
import { moneyHandlers } from './money-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';

export const staffHandlers = {
  ...alertsHandlers,
  ...workQueueHandlers,
  ...staffViewsHandlers,
  ...staffTilesHandlers,
  ...indicatorsHandlers,
  ...staffJobsHandlers,
  ...auditListHandlers,
  ...changeControlHandlers,
  ...changeRequestsHandlers(changeKinds),
  ...dayControlHandlers,
  ...exportsHandlers,
  ...moneyHandlers,
  ...peopleHandlers,
  ...parameterChangesHandlers,
};
