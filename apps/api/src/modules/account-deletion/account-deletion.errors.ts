import { defineErrors } from '../../http/app-error.ts';
import { accountDeletionTexts as texts } from './account-deletion.texts.ts';

export const accountDeletionErrors = defineErrors({
  alreadyRequested: {
    status: 409,
    code: 'account_deletion.already_requested',
    message: texts.alreadyRequested,
  },
  notRequested: { status: 409, code: 'account_deletion.not_requested', message: texts.notRequested },
  blocked: { status: 409, code: 'account_deletion.blocked', message: texts.blocked },
  staffAccount: { status: 403, code: 'account_deletion.staff_account', message: texts.staffAccount },
});
