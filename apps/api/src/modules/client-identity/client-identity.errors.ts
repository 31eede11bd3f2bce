import { defineErrors } from '../../http/app-error.ts';
import { clientIdentityTexts as texts } from './client-identity.texts.ts';

export const clientIdentityErrors = defineErrors({
  actionRefused: { status: 409, code: 'client_identity.action_refused', message: texts.actionRefused },
  caseChanged: { status: 409, code: 'client_identity.case_changed', message: texts.caseChanged },
  closed: { status: 409, code: 'client_identity.closed', message: texts.closed },
  documentChanged: { status: 409, code: 'client_identity.document_changed', message: texts.documentChanged },
  notCompany: { status: 409, code: 'client_identity.not_company', message: texts.notCompany },
  ownCase: { status: 403, code: 'client_identity.own_case', message: texts.ownCase },
});
