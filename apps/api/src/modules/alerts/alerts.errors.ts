import { defineErrors } from '../../http/app-error.ts';
import { alertsTexts as texts } from './alerts.texts.ts';

export const alertsErrors = defineErrors({
  notFound: { status: 404, code: 'alerts.not_found', message: texts.notFound },
  closed: { status: 409, code: 'alerts.closed', message: texts.closed },
});
