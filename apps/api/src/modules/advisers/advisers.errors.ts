import { defineErrors } from '../../http/app-error.ts';
import { advisersTexts as texts } from './advisers.texts.ts';

export const advisersErrors = defineErrors({
  changed: { status: 409, code: 'advisers.changed', message: texts.changed },
  hasClients: { status: 409, code: 'advisers.has_clients', message: texts.hasClients },
  clientsChanged: { status: 409, code: 'advisers.clients_changed', message: texts.clientsChanged },
  tooManyClients: { status: 422, code: 'advisers.too_many_clients', message: texts.tooManyClients },
  alreadyDisabled: { status: 409, code: 'advisers.already_disabled', message: texts.alreadyDisabled },
  notDisabled: { status: 409, code: 'advisers.not_disabled', message: texts.notDisabled },
  delegated: { status: 409, code: 'advisers.delegated', message: texts.delegated },
  delegationEnded: { status: 409, code: 'advisers.delegation_ended', message: texts.delegationEnded },
  notUndoable: { status: 409, code: 'advisers.not_undoable', message: texts.notUndoable },
});
