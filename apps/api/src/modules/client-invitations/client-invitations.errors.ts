import { defineErrors } from '../../http/app-error.ts';
import { invitationsTexts as texts } from './client-invitations.texts.ts';

export const invitationsErrors = defineErrors({
  importNotFound: { status: 404, code: 'invitations.import_not_found', message: texts.importNotFound },
  importWrong: { status: 422, code: 'invitations.import_wrong', message: texts.importWrong },
  sentRecently: { status: 409, code: 'invitations.sent_recently', message: texts.sentRecently },
});
