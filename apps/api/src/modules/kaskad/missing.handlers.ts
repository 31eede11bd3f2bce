// Operations of the spec that are not built yet: each leaves this file with its module.
import { handler, type OperationHandler } from '../../http/handler.ts';
import type { OperationId } from '../../http/operation.ts';

const missing = <Id extends OperationId>(id: Id): OperationHandler<Id> =>
  handler<Id>(() => Promise.reject(new Error(`${id} is not built`)));

export const missingHandlers = {
  reserveUnits: missing('reserveUnits'),
  invest: missing('invest'),
  listInvestments: missing('listInvestments'),
  getInvestment: missing('getInvestment'),
  withdrawInvestment: missing('withdrawInvestment'),
  acceptRoundDocuments: missing('acceptRoundDocuments'),
  openInvestmentSignature: missing('openInvestmentSignature'),
  fileInvestmentProof: missing('fileInvestmentProof'),
  chooseFewerUnits: missing('chooseFewerUnits'),
  downloadInvestmentDocument: missing('downloadInvestmentDocument'),
  getInvestorProfile: missing('getInvestorProfile'),
  takeInvestorTest: missing('takeInvestorTest'),
  listIssuedInvestments: missing('listIssuedInvestments'),
  getIssuedInvestment: missing('getIssuedInvestment'),
  validateInvestment: missing('validateInvestment'),
  refuseInvestmentProof: missing('refuseInvestmentProof'),
  cancelInvestment: missing('cancelInvestment'),
  listRefunds: missing('listRefunds'),
  getRefund: missing('getRefund'),
  prepareRefund: missing('prepareRefund'),
  executeRefund: missing('executeRefund'),
  listKaskadUsers: missing('listKaskadUsers'),
  getKaskadUser: missing('getKaskadUser'),
  requestIdentityReview: missing('requestIdentityReview'),
};
