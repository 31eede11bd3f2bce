import { defineErrors } from '../../http/app-error.ts';
import { dayControlTexts as texts } from './day-control.texts.ts';

export const dayControlErrors = defineErrors({
  future: { status: 422, code: 'day_control.future', message: texts.future },
  blocked: { status: 409, code: 'day_control.blocked', message: texts.blocked },
  signed: { status: 409, code: 'day_control.signed', message: texts.signed },
  notSigned: { status: 409, code: 'day_control.not_signed', message: texts.notSigned },
  ownSignature: { status: 403, code: 'day_control.own_signature', message: texts.ownSignature },
});
