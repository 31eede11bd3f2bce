import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { getAdminContract } from '../payments/get-admin-contract.ts';
import { acceptReceivedAmount } from './accept-received-amount.ts';
import { attachReceipt } from './attach-receipt.ts';
import { detachReceipt } from './detach-receipt.ts';
import { getReceipt, getTypedReceipt } from './get-receipt.ts';
import { importStatement } from './import-statement.ts';
import { leaveUnmatched } from './leave-unmatched.ts';
import { listContractReceipts } from './list-contract-receipts.ts';
import { listReceipts } from './list-receipts.ts';
import { previewPayment } from './preview-payment.ts';
import { previewStatement } from './preview-statement.ts';
import { readChainReceipt } from './read-chain-receipt.ts';
import { recordPayoutReturn } from './record-payout-return.ts';
import { getStatementMapping, saveStatementMapping } from './statement-mapping.ts';
import { typeReceipt } from './type-receipt.ts';
import { validatePayment } from './validate-payment.ts';

export const receiptsHandlers = {
  listReceipts: handler<'listReceipts'>(({ deps, query }) =>
    listReceipts(deps, {
      tab: query?.tab ?? 'open',
      ...readPlace(query),
      q: query?.q?.trim() ?? '',
      account: query?.account,
      source: query?.source,
      sourceNot: query?.source_not,
      from: query?.from,
      to: query?.to,
    }),
  ),
  getReceipt: handler<'getReceipt'>(({ deps, params }) => getReceipt(deps, { id: params.id })),
  typeReceipt: changeHandler<'typeReceipt'>({
    change: ({ deps, actor, body }) => typeReceipt(deps, actor, body),
    response: ({ deps, body }) => getTypedReceipt(deps, body),
  }),
  attachReceipt: changeHandler<'attachReceipt'>({
    change: ({ deps, actor, params, body }) => attachReceipt(deps, actor, params.id, body),
    response: ({ deps, params }) => getReceipt(deps, { id: params.id }),
  }),
  detachReceipt: changeHandler<'detachReceipt'>({
    change: ({ deps, actor, params, body }) => detachReceipt(deps, actor, params.id, body),
    response: ({ deps, params }) => getReceipt(deps, { id: params.id }),
  }),
  leaveUnmatched: changeHandler<'leaveUnmatched'>({
    change: ({ deps, actor, params, body }) => leaveUnmatched(deps, actor, params.id, body),
    response: ({ deps, params }) => getReceipt(deps, { id: params.id }),
  }),
  recordPayoutReturn: changeHandler<'recordPayoutReturn'>({
    change: ({ deps, actor, params, body }) => recordPayoutReturn(deps, actor, params.id, body),
    response: ({ deps, params }) => getReceipt(deps, { id: params.id }),
  }),
  listContractReceipts: handler<'listContractReceipts'>(({ deps, params }) =>
    listContractReceipts(deps, params.id),
  ),
  validatePayment: changeHandler<'validatePayment'>({
    change: ({ deps, actor, params, body }) => validatePayment(deps, actor, params.id, body),
    response: ({ deps, params }) => getAdminContract(deps, params.id),
  }),
  previewPayment: handler<'previewPayment'>(({ deps, actor, params, query }) =>
    previewPayment(deps, actor, params.id, query ?? {}),
  ),
  acceptReceivedAmount: changeHandler<'acceptReceivedAmount'>({
    change: ({ deps, actor, params, body }) => acceptReceivedAmount(deps, actor, params.id, body),
    response: ({ deps, params }) => listContractReceipts(deps, params.id),
  }),
  previewStatement: handler<'previewStatement'>(({ deps, body, upload }) =>
    previewStatement(deps, { account: body.account, file: upload }),
  ),
  importStatement: handler<'importStatement'>(({ deps, actor, body, upload }) =>
    importStatement(deps, actor, { account: body.account, file: upload }),
  ),
  getStatementMapping: handler<'getStatementMapping'>(({ deps, query }) =>
    getStatementMapping(deps, query?.account ?? ''),
  ),
  saveStatementMapping: changeHandler<'saveStatementMapping'>({
    change: ({ deps, actor, body }) => saveStatementMapping(deps, actor, body),
    response: ({ deps, body }) => getStatementMapping(deps, body.account),
  }),
  readChainReceipt: handler<'readChainReceipt'>(({ deps, actor, params, body }) =>
    readChainReceipt(deps, actor, params.id, body.txid),
  ),
};
