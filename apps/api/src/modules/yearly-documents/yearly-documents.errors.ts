import { defineErrors } from '../../http/app-error.ts';
import { yearlyTexts } from './yearly-documents.texts.ts';

export const yearlyErrors = defineErrors({
  notFound: { status: 404, code: 'yearly_documents.not_found', message: yearlyTexts.notFound },
});
