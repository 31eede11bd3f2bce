import { defineErrors } from '../../http/app-error.ts';
import { offersTexts as texts } from './offers.texts.ts';

export const offersErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_offers.not_found', message: texts.notFound },
  codeUnknown: { status: 404, code: 'kaskad_offers.code_unknown', message: texts.codeUnknown },
  notOpen: { status: 409, code: 'kaskad_offers.not_open', message: texts.notOpen },
  tooManyQuestions: {
    status: 409,
    code: 'kaskad_offers.too_many_questions',
    message: texts.tooManyQuestions,
  },
});
