import { defineErrors } from '../../http/app-error.ts';
import { staffSessionsTexts as texts } from './staff-sessions.texts.ts';

export const staffSessionsErrors = defineErrors({
  ownAccount: { status: 403, code: 'staff_sessions.own_account', message: texts.ownAccount },
  administrator: { status: 403, code: 'staff_sessions.administrator', message: texts.administrator },
  none: { status: 409, code: 'staff_sessions.none', message: texts.none },
});
