import { changeHandler, handler } from '../../http/handler.ts';
import { cancelContract } from './cancel-contract.ts';
import { closeContract } from './close-contract.ts';
import { assertMaySubscribe } from './contracts.policy.ts';
import { createContract } from './create-contract.ts';
import { getContractChain } from './get-contract-chain.ts';
import { getNextPoNumber } from './get-next-po-number.ts';
import { getSignatureStatus } from './get-signature-status.ts';
import { listContracts } from './list-contracts.ts';
import { renounceContract } from './renounce-contract.ts';
import { resumeSignature } from './resume-signature.ts';
import { showContract } from './show-contracts.ts';
import { verifyWallet } from './verify-wallet.ts';

export const contractsHandlers = {
  listContracts: handler<'listContracts'>(async ({ deps, actor, query }) => {
    const filters = {
      product: query?.product,
      strategyId: query?.strategy_id,
      status: query?.status,
      paymentStatus: query?.payment_status,
    };
    return { signatures: await listContracts(deps, actor, filters, query?.currency) };
  }),
  createContract: handler<'createContract'>(({ deps, actor, body, request }) =>
    createContract(deps, actor, body, {
      ip: request.ip,
      userAgent: request.userAgent,
      idempotencyKey: request.header('idempotency-key'),
    }),
  ),
  getNextPoNumber: handler<'getNextPoNumber'>(async ({ deps, actor }) => {
    await assertMaySubscribe(deps, actor, actor.userId);
    return { po_number: await getNextPoNumber(deps, actor) };
  }),
  verifyWallet: handler<'verifyWallet'>(({ deps, body }) =>
    verifyWallet(deps, body.wallet_address ?? '', body.currency),
  ),
  getSignatureStatus: handler<'getSignatureStatus'>(async ({ deps, actor, params }) => ({
    status: await getSignatureStatus(deps, actor, params.id),
  })),
  resumeSignature: handler<'resumeSignature'>(({ deps, actor, params }) =>
    resumeSignature(deps, actor, params.id),
  ),
  cancelContract: changeHandler<'cancelContract'>({
    change: ({ deps, actor, params }) => cancelContract(deps, actor, params.id),
    response: async ({ deps, params }) => ({ signature: await showContract(deps, params.id) }),
  }),
  closeContract: changeHandler<'closeContract'>({
    change: ({ deps, actor, params }) => closeContract(deps, actor, params.id),
    response: async ({ deps, params }) => ({ signature: await showContract(deps, params.id) }),
  }),
  getContractChain: handler<'getContractChain'>(({ deps, actor, params, query }) =>
    getContractChain(deps, actor, { contractId: params.id, currency: query?.currency }),
  ),
  renounceContract: changeHandler<'renounceContract'>({
    change: ({ deps, actor, params }) => renounceContract(deps, actor, params.id),
    response: async ({ deps, params }) => ({ signature: await showContract(deps, params.id) }),
  }),
};
