import { defineErrors } from '../../http/app-error.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

export const changeRequestsErrors = defineErrors({
  notFound: { status: 404, code: 'change_requests.not_found', message: texts.notFound },
  noApprover: { status: 409, code: 'change_requests.no_approver', message: texts.noApprover },
  alreadyPending: { status: 409, code: 'change_requests.already_pending', message: texts.alreadyPending },
  decided: { status: 409, code: 'change_requests.decided', message: texts.decided },
  expired: { status: 409, code: 'change_requests.expired', message: texts.expired },
  stale: { status: 409, code: 'change_requests.stale', message: texts.stale },
  makerGone: { status: 409, code: 'change_requests.maker_gone', message: texts.makerGone },
  ownRequest: { status: 403, code: 'change_requests.own_request', message: texts.ownRequest },
  aboutYou: { status: 403, code: 'change_requests.about_you', message: texts.aboutYou },
  notYours: { status: 403, code: 'change_requests.not_yours', message: texts.notYours },
});
