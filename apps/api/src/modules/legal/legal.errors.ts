import { defineErrors } from '../../http/app-error.ts';
import { legalApiTexts as texts } from './legal.texts.ts';

export const legalErrors = defineErrors({
  notFound: { status: 404, code: 'legal.not_found', message: texts.notFound },
  outdated: { status: 422, code: 'legal.outdated', message: texts.outdated },
});
