import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { cancelContractByStaff } from '../contracts/cancel-contract.ts';
import { closeContractByStaff } from '../contracts/close-contract-by-staff.ts';
import { listContractDocuments } from '../contracts/list-contract-documents.ts';
import { resendSignature } from '../contracts/resend-signature.ts';
import { showContract } from '../contracts/show-contracts.ts';
import { readContractCounts } from './contract-counts.repository.ts';
import { getAdminContract } from './get-admin-contract.ts';
import { listAdminContracts, readContractFilters } from './list-admin-contracts.ts';
import { listContractMails } from './list-contract-mails.ts';
import { requestRectification } from './payment-rectify-kind.ts';
import { previewRectification } from './preview-rectification.ts';
import { refuseProof } from './refuse-proof.ts';
import { remindClient } from './remind-client.ts';
import { searchStaff } from './search-staff.ts';
import { startPaymentCheck } from './start-payment-check.ts';
import { submitPaymentProof } from './submit-payment-proof.ts';
import { sumAdminContracts } from './sum-admin-contracts.ts';
import { uploadRectificationFile } from './upload-rectification-file.ts';

export const paymentsHandlers = {
  submitPaymentProof: changeHandler<'submitPaymentProof'>({
    change: ({ deps, actor, params, body }) => submitPaymentProof(deps, actor, params.id, body.payment_proof),
    response: async ({ deps, params }) => ({ signature: await showContract(deps, params.id) }),
  }),
  listAdminContracts: handler<'listAdminContracts'>(({ deps, actor, query }) =>
    listAdminContracts(deps, actor, {
      ...readContractFilters(query ?? {}),
      ...readPlace(query),
    }),
  ),
  countAdminContracts: handler<'countAdminContracts'>(({ deps }) => readContractCounts(deps.db)),
  sumAdminContracts: handler<'sumAdminContracts'>(({ deps, query }) =>
    sumAdminContracts(deps, readContractFilters(query ?? {})),
  ),
  searchStaff: handler<'searchStaff'>(({ deps, actor, query }) => searchStaff(deps, actor, query.q)),
  getAdminContract: handler<'getAdminContract'>(({ deps, params }) => getAdminContract(deps, params.id)),
  closeContractByStaff: changeHandler<'closeContractByStaff'>({
    change: ({ deps, actor, params, body }) =>
      closeContractByStaff(deps, actor, { contractId: params.id, reason: body.reason }),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
  cancelContractByStaff: changeHandler<'cancelContractByStaff'>({
    change: ({ deps, actor, params, body }) =>
      cancelContractByStaff(deps, actor, { contractId: params.id, reason: body.reason }),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
  startPaymentCheck: changeHandler<'startPaymentCheck'>({
    change: ({ deps, actor, params }) => startPaymentCheck(deps, actor, params.id),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
  remindClient: changeHandler<'remindClient'>({
    change: ({ deps, actor, params }) => remindClient(deps, actor, params.id),
    response: () => Promise.resolve({ success: true }),
  }),
  resendSignature: changeHandler<'resendSignature'>({
    change: ({ deps, actor, params }) => resendSignature(deps, actor, params.id),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
  listContractMails: handler<'listContractMails'>(({ deps, params }) => listContractMails(deps, params.id)),
  listContractDocuments: handler<'listContractDocuments'>(({ deps, params }) =>
    listContractDocuments(deps, params.id),
  ),
  previewRectification: handler<'previewRectification'>(({ deps, actor, params, query }) =>
    previewRectification(deps, actor, params.id, query),
  ),
  rectifyPayment: changeHandler<'rectifyPayment'>({
    change: ({ deps, actor, params, body }) => requestRectification(deps, actor, params.id, body),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
  uploadRectificationFile: handler<'uploadRectificationFile'>(({ deps, actor, params, upload }) =>
    uploadRectificationFile(deps, actor, { contractId: params.id, upload }),
  ),
  refuseProof: changeHandler<'refuseProof'>({
    change: ({ deps, actor, params, body }) => refuseProof(deps, actor, params.id, body),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
};
