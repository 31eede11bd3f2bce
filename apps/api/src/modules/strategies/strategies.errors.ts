import { defineErrors } from '../../http/app-error.ts';
import { strategiesTexts } from './strategies.texts.ts';

export const strategiesErrors = defineErrors({
  notFound: { status: 404, code: 'strategies.not_found', message: strategiesTexts.notFound },
  invalid: { status: 422, code: 'strategies.invalid', message: strategiesTexts.invalid },
});
