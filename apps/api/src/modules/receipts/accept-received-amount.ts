import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { listContractReceipts } from '../books/received.repository.ts';
import { settleContract } from '../payments/settle-contract.ts';
import { receiptsErrors } from './receipts.errors.ts';

/** « Accepter ce montant » of a contract that waited for the rest of its money. */
export function acceptReceivedAmount(
  deps: Deps,
  actor: Actor,
  contractId: string,
  input: components['schemas']['ReceiptReasonBody'],
): Promise<void> {
  const reason = input.reason.trim();
  if (reason === '') throw new AppError(receiptsErrors.shortReason);
  return settleContract(deps, actor, contractId, {
    accepts: true,
    receive: async (inTx) => {
      const last = (await listContractReceipts(inTx.db, contractId)).at(-1);
      if (last === undefined) throw new AppError(receiptsErrors.nothingReceived);
      return { entries: [], reference: last.txid ?? last.externalId, reason };
    },
  });
}
