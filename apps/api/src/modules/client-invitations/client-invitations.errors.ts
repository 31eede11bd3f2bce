import { defineErrors } from '../../http/app-error.ts';
import { invitationsTexts as texts } from './client-invitations.texts.ts';

export const invitationsErrors = defineErrors({
  sentRecently: { status: 409, code: 'invitations.sent_recently', message: texts.sentRecently },
});
