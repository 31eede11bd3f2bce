import { defineErrors } from '../../http/app-error.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';

export const correctionsErrors = defineErrors({
  notFound: { status: 404, code: 'corrections.not_found', message: texts.notFound },
  dealNotFound: { status: 404, code: 'corrections.deal_not_found', message: texts.dealNotFound },
  decided: { status: 409, code: 'corrections.decided', message: texts.decided },
  notOffered: { status: 409, code: 'corrections.not_offered', message: texts.notOffered },
  nothingToSettle: { status: 409, code: 'corrections.nothing_to_settle', message: texts.nothingToSettle },
});
