import { defineErrors } from '../../http/app-error.ts';
import { messagesTexts as texts } from './messages.texts.ts';

export const messagesErrors = defineErrors({
  threadNotFound: { status: 404, code: 'messages.not_found', message: texts.threadNotFound },
  contractNotFound: { status: 404, code: 'messages.contract_not_found', message: texts.contractNotFound },
  threadClosed: { status: 409, code: 'messages.thread_closed', message: texts.threadClosed },
  threadFull: { status: 409, code: 'messages.thread_full', message: texts.threadFull },
  tooManyThreads: { status: 409, code: 'messages.too_many_threads', message: texts.tooManyThreads },
  tooManyFiles: { status: 409, code: 'messages.too_many_files', message: texts.tooManyFiles },
  changed: { status: 409, code: 'messages.changed', message: texts.changed },
  closedForStaff: { status: 409, code: 'messages.closed', message: texts.closedForStaff },
  accountLocked: { status: 409, code: 'messages.account_locked', message: texts.accountLocked },
  accountClosed: { status: 409, code: 'messages.account_closed', message: texts.accountClosed },
});
