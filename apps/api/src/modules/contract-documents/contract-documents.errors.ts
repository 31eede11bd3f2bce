import { defineErrors } from '../../http/app-error.ts';
import { contractDocumentsTexts as texts } from '../contracts/contract-documents.texts.ts';

export const contractDocumentsErrors = defineErrors({
  replaced: { status: 409, code: 'contract_documents.replaced', message: texts.replaced },
  tooMany: { status: 409, code: 'contract_documents.too_many', message: texts.tooMany },
});
