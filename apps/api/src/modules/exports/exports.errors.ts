import { defineErrors } from '../../http/app-error.ts';
import { exportsTexts as texts } from './exports.texts.ts';

export const exportsErrors = defineErrors({
  tooManyForXlsx: { status: 422, code: 'exports.too_many_for_xlsx', message: texts.tooManyForXlsx },
});
