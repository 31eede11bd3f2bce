import { defineErrors } from '../../http/app-error.ts';
import { staffViewsTexts as texts } from './staff-views.texts.ts';

export const staffViewsErrors = defineErrors({
  notFound: { status: 404, code: 'staff_views.not_found', message: texts.notFound },
  notYours: { status: 403, code: 'staff_views.not_yours', message: texts.notYours },
  changed: { status: 409, code: 'staff_views.changed', message: texts.changed },
  tooMany: { status: 409, code: 'staff_views.too_many', message: texts.tooMany },
});
