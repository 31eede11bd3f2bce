import { handler } from '../../http/handler.ts';
import { showContract } from '../contracts/show-contracts.ts';
import { sortKeys } from './admin-contracts.repository.ts';
import { getAdminContract } from './get-admin-contract.ts';
import { listAdminContracts } from './list-admin-contracts.ts';
import { refuseProof } from './refuse-proof.ts';
import { startPaymentCheck } from './start-payment-check.ts';
import { submitPaymentProof } from './submit-payment-proof.ts';
import { validatePayment } from './validate-payment.ts';

export const paymentsHandlers = {
  submitPaymentProof: handler<'submitPaymentProof'>(async ({ deps, actor, params, body }) => {
    await submitPaymentProof(deps, actor, params.id, body.payment_proof);
    return { signature: await showContract(deps, params.id) };
  }),
  listAdminContracts: handler<'listAdminContracts'>(({ deps, query }) => {
    const sort = query?.sort ?? '-created_at';
    return listAdminContracts(deps, {
      page: query?.page ?? 1,
      pageSize: query?.page_size ?? 25,
      sort: sortKeys.find((key) => sort.endsWith(key)) ?? 'created_at',
      isDescending: sort.startsWith('-'),
      q: query?.q?.trim() ?? '',
      status: query?.status,
      paymentStatus: query?.payment_status,
      strategy: query?.strategy,
    });
  }),
  getAdminContract: handler<'getAdminContract'>(({ deps, params }) => getAdminContract(deps, params.id)),
  startPaymentCheck: handler<'startPaymentCheck'>(async ({ deps, actor, params }) => {
    await startPaymentCheck(deps, actor, params.id);
    return getAdminContract(deps, params.id);
  }),
  validatePayment: handler<'validatePayment'>(async ({ deps, actor, params, body }) => {
    await validatePayment(deps, actor, params.id, body);
    return getAdminContract(deps, params.id);
  }),
  refuseProof: handler<'refuseProof'>(async ({ deps, actor, params, body }) => {
    await refuseProof(deps, actor, params.id, body);
    return getAdminContract(deps, params.id);
  }),
};
