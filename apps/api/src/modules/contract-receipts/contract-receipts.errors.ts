import { defineErrors } from '../../http/app-error.ts';
import { contractReceiptsTexts } from './contract-receipts.texts.ts';

export const contractReceiptsErrors = defineErrors({
  notFound: { status: 404, code: 'contract_receipts.not_found', message: contractReceiptsTexts.notFound },
});
