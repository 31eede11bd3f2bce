import { defineErrors } from '../../http/app-error.ts';
import { clientsTexts as texts } from './clients.texts.ts';

export const clientsErrors = defineErrors({
  ownAccount: { status: 403, code: 'clients.own_account', message: texts.ownAccount },
  staffAccount: { status: 403, code: 'clients.staff_account', message: texts.staffAccount },
  notAdministered: { status: 403, code: 'clients.not_administered', message: texts.notAdministered },
  emailPlanned: { status: 409, code: 'clients.email_planned', message: texts.emailPlanned },
  factorsPlanned: { status: 409, code: 'clients.factors_planned', message: texts.factorsPlanned },
  noEmailPlanned: { status: 409, code: 'clients.no_email_planned', message: texts.noEmailPlanned },
  changed: { status: 409, code: 'clients.changed', message: texts.changed },
  closed: { status: 409, code: 'clients.closed', message: texts.closed },
  alreadyLocked: { status: 409, code: 'clients.already_locked', message: texts.alreadyLocked },
  notLocked: { status: 409, code: 'clients.not_locked', message: texts.notLocked },
  payoutsNotHeld: { status: 409, code: 'clients.payouts_not_held', message: texts.payoutsNotHeld },
  locked: { status: 409, code: 'clients.locked', message: texts.locked },
  noSession: { status: 409, code: 'clients.no_session', message: texts.noSession },
  viewOfStaff: { status: 403, code: 'clients.view_of_staff', message: texts.viewOfStaff },
  viewOfClosed: { status: 409, code: 'clients.view_of_closed', message: texts.viewOfClosed },
  viewOfLeaving: { status: 409, code: 'clients.view_of_leaving', message: texts.viewOfLeaving },
  viewWithoutYield: { status: 409, code: 'clients.view_without_yield', message: texts.viewWithoutYield },
});
