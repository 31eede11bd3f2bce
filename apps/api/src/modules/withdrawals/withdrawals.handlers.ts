import { changeHandler, handler } from '../../http/handler.ts';
import { recordRenunciationLetter } from '../contracts/contract-renounce-kind.ts';
import { defaultCurrency, showContract } from '../contracts/show-contracts.ts';
import { getAdminContract } from '../payments/get-admin-contract.ts';
import { cancelWithdrawal, findOwnWithdrawal } from './cancel-withdrawal.ts';
import { previewWithdrawal } from './preview-withdrawal.ts';
import { recordWithdrawal } from './record-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

export const withdrawalsHandlers = {
  previewWithdrawal: handler<'previewWithdrawal'>(({ deps, actor, params, query }) => {
    const { amount, currency = defaultCurrency } = query ?? {};
    const input =
      amount === undefined
        ? ({ request: 'yield' } as const)
        : ({ request: 'amount', amount, currency } as const);
    return previewWithdrawal(deps, actor, { contractId: params.id, input });
  }),
  requestWithdrawal: changeHandler<'requestWithdrawal'>({
    change: ({ deps, actor, params, body }) => requestWithdrawal(deps, actor, params.id, body),
    response: async ({ deps, params }) => ({ signature: await showContract(deps, params.id) }),
  }),
  recordWithdrawal: changeHandler<'recordWithdrawal'>({
    change: ({ deps, actor, params, body }) => recordWithdrawal(deps, actor, params.id, body),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
  recordRenunciationLetter: changeHandler<'recordRenunciationLetter'>({
    change: ({ deps, actor, params, body }) =>
      recordRenunciationLetter(deps, actor, { contractId: params.id, ...body }),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
  cancelWithdrawal: changeHandler<'cancelWithdrawal'>({
    change: ({ deps, actor, params }) => cancelWithdrawal(deps, actor, params.id),
    response: async ({ deps, actor, params }) => {
      const { contractId } = await findOwnWithdrawal(deps, actor, params.id);
      return { signature: await showContract(deps, contractId) };
    },
  }),
};
