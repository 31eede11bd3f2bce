import { documentsTexts as validationTexts } from '@repo/domain/validation';
import { defineErrors } from '../../http/app-error.ts';
import { documentsTexts as texts } from './documents.texts.ts';

export const documentsErrors = defineErrors({
  fileRequired: { status: 422, code: 'documents.file_required', message: validationTexts.fileRequired },
  typeRefused: { status: 415, code: 'documents.type_refused', message: validationTexts.typeRefused },
  tooLarge: { status: 413, code: 'documents.too_large', message: validationTexts.tooLarge },
  wrongContent: { status: 415, code: 'documents.wrong_content', message: texts.wrongContent },
  brokenFile: { status: 415, code: 'documents.broken_file', message: texts.brokenFile },
  emptyFile: { status: 415, code: 'documents.empty_file', message: texts.emptyFile },
  badName: { status: 422, code: 'documents.bad_name', message: texts.badName },
  expiredLink: { status: 403, code: 'documents.expired_link', message: texts.expiredLink },
  unreadable: { status: 500, code: 'documents.unreadable', message: texts.unreadable },
});
