import { defineErrors } from '../../http/app-error.ts';
import { journalTexts as texts } from './journal.texts.ts';

export const journalErrors = defineErrors({
  accountNotFound: { status: 404, code: 'journal.account_not_found', message: texts.accountNotFound },
  exportTooLarge: { status: 422, code: 'journal.export_too_large', message: texts.exportTooLarge },
});
