import { defineErrors } from '../../http/app-error.ts';
import { importTexts } from './market-data.texts.ts';

export const marketDataErrors = defineErrors({
  fileMissing: { status: 400, code: 'market_data.file_missing', message: importTexts.fileMissing },
  unsafeName: { status: 400, code: 'market_data.unsafe_name', message: importTexts.unsafeName },
  notText: { status: 415, code: 'market_data.not_text', message: importTexts.notText },
  brokenZip: { status: 415, code: 'market_data.broken_zip', message: importTexts.brokenZip },
  severalFiles: { status: 415, code: 'market_data.several_files', message: importTexts.severalFiles },
  spreadsheet: { status: 415, code: 'market_data.spreadsheet', message: importTexts.spreadsheet },
  ratesOff: { status: 409, code: 'market_data.rates_off', message: importTexts.ratesOff },
  planNotFound: { status: 404, code: 'market_data.plan_not_found', message: importTexts.planNotFound },
  planHasErrors: { status: 422, code: 'market_data.plan_has_errors', message: importTexts.planHasErrors },
  notAuthor: { status: 403, code: 'market_data.not_author', message: importTexts.notAuthor },
  alreadyPublished: {
    status: 409,
    code: 'market_data.already_published',
    message: importTexts.alreadyPublished,
  },
  nothingToPublish: {
    status: 422,
    code: 'market_data.nothing_to_publish',
    message: importTexts.nothingToPublish,
  },
  badMapping: { status: 422, code: 'market_data.bad_mapping', message: importTexts.badMapping },
  errorsNotFound: { status: 404, code: 'market_data.errors_not_found', message: importTexts.errorsNotFound },
  dataMoved: { status: 409, code: 'market_data.data_moved', message: importTexts.dataMoved },
});
