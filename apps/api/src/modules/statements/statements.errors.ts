import { defineErrors } from '../../http/app-error.ts';
import { statementsTexts } from './statements.texts.ts';

export const statementsErrors = defineErrors({
  notFound: { status: 404, code: 'statements.not_found', message: statementsTexts.notFound },
});
