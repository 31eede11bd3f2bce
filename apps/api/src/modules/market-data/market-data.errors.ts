import { defineErrors } from '../../http/app-error.ts';
import { importTexts } from './market-data.texts.ts';

export const marketDataErrors = defineErrors({
  fileMissing: { status: 400, code: 'market_data.file_missing', message: importTexts.fileMissing },
  unsafeName: { status: 400, code: 'market_data.unsafe_name', message: importTexts.unsafeName },
  notText: { status: 415, code: 'market_data.not_text', message: importTexts.notText },
  planNotFound: { status: 404, code: 'market_data.plan_not_found', message: importTexts.planNotFound },
  planHasErrors: { status: 422, code: 'market_data.plan_has_errors', message: importTexts.planHasErrors },
  dataMoved: { status: 409, code: 'market_data.data_moved', message: importTexts.dataMoved },
});
