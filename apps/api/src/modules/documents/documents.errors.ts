import { documentsTexts as validationTexts } from '@repo/domain/validation';
import { defineErrors } from '../../http/app-error.ts';
import { documentsTexts as texts } from './documents.texts.ts';

export const documentsErrors = defineErrors({
  fileRequired: { status: 422, code: 'documents.file_required', message: validationTexts.fileRequired },
  typeRefused: { status: 415, code: 'documents.type_refused', message: validationTexts.typeRefused },
  tooLarge: { status: 413, code: 'documents.too_large', message: validationTexts.tooLarge },
  wrongContent: { status: 415, code: 'documents.wrong_content', message: texts.wrongContent },
  brokenFile: { status: 415, code: 'documents.broken_file', message: texts.brokenFile },
  brokenPicture: { status: 415, code: 'documents.broken_picture', message: texts.brokenPicture },
  tooManyPixels: { status: 415, code: 'documents.too_many_pixels', message: texts.tooManyPixels },
  encryptedPdf: { status: 415, code: 'documents.encrypted_pdf', message: texts.encryptedPdf },
  activePdf: { status: 415, code: 'documents.active_pdf', message: texts.activePdf },
  pdfWithFiles: { status: 415, code: 'documents.pdf_with_files', message: texts.pdfWithFiles },
  dynamicForm: { status: 415, code: 'documents.dynamic_form', message: texts.dynamicForm },
  tooManyPages: { status: 415, code: 'documents.too_many_pages', message: texts.tooManyPages },
  unreadablePdf: { status: 415, code: 'documents.unreadable_pdf', message: texts.unreadablePdf },
  infected: { status: 415, code: 'documents.infected', message: texts.infected },
  setAside: { status: 403, code: 'documents.set_aside', message: texts.setAside },
  emptyFile: { status: 415, code: 'documents.empty_file', message: texts.emptyFile },
  badName: { status: 422, code: 'documents.bad_name', message: texts.badName },
  expiredLink: { status: 403, code: 'documents.expired_link', message: texts.expiredLink },
  unreadable: { status: 500, code: 'documents.unreadable', message: texts.unreadable },
});
