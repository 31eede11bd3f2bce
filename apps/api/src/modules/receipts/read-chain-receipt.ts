import type { components } from '@repo/api-sdk/spec';
import { requiredConfirmations } from '@repo/domain/crypto-address';
import { toText, ZERO } from '@repo/domain/money';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { type ChainReading, ChainUnavailable } from '../../ports/chain/chain-port.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { findCandidate } from './candidates.repository.ts';
import { type ExpectedTransfer, expectedTransfer } from './expected-transfer.ts';
import { getReceipt } from './get-receipt.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { findReceipt } from './receipts.repository.ts';
import { recordReceipts } from './record-receipts.ts';

type Wire = components['schemas']['ChainReading'];
type Found = Extract<ChainReading, { status: 'found' }>;

/** Where the contract is paid, and the transaction that is looked for there. */
type Expected = ExpectedTransfer & { txid: string };

/**
 * « Lire la chaîne »: the transaction of the proof, or another. It becomes a receipt, to be attached, once it has enough
 * confirmations; otherwise the outcome is why there is none.
 */
export async function readChainReceipt(
  deps: Deps,
  actor: Actor,
  contractId: string,
  typed: string | undefined,
): Promise<Wire> {
  const found = await findCandidate(deps.db, contractId);
  if (found === undefined) throw new AppError(contractsErrors.notFound);
  const expected = await expectedOf(deps, found.contract, typed ?? found.proof?.txid ?? '');
  const { account, network, txid } = expected;
  const required = await readWholeNumber(deps, `confirmations_${network}`, requiredConfirmations[network]);
  const reading = await read(deps, expected);
  if (reading.status !== 'found') return { outcome: reading.status, txid, transfer: null, receipt: null };
  const transfer = toWireTransfer(reading, required);
  if (reading.amount.eq(ZERO)) {
    const outcome = reading.otherTokens.length > 0 ? 'wrong_token' : 'not_ours';
    return { outcome, txid, transfer, receipt: null };
  }
  if (reading.confirmations < required) return { outcome: 'unconfirmed', txid, transfer, receipt: null };
  const known = await findReceipt(deps.db, { account, externalId: txid });
  if (known === undefined) await record(deps, actor, expected, reading);
  const receipt = await getReceipt(deps, { account, externalId: txid });
  return { outcome: known === undefined ? 'recorded' : 'known', txid, transfer, receipt };
}

async function expectedOf(deps: Deps, contract: ContractRow, typed: string): Promise<Expected> {
  const strategy = await findStrategy(deps.db, contract.strategyId);
  const expected = strategy === undefined ? null : expectedTransfer(strategy, contract, typed);
  if (expected === null) throw new AppError(receiptsErrors.notOnChain);
  const { txid } = expected;
  if (txid === null) throw new AppError(receiptsErrors.badHash);
  return { ...expected, txid };
}

async function read(deps: Deps, { asset, txid, address }: Expected): Promise<ChainReading> {
  try {
    return await deps.chain.readTransfer({ asset, txid, to: address });
  } catch (error) {
    if (!(error instanceof ChainUnavailable)) throw error;
    throw new AppError(receiptsErrors.chainUnavailable, { cause: error });
  }
}

function toWireTransfer(reading: Found, required: number): NonNullable<Wire['transfer']> {
  return {
    amount: toText(reading.amount),
    block_time: reading.blockTime.toISOString(),
    confirmations: reading.confirmations,
    required_confirmations: required,
    senders: [...reading.senders],
  };
}

function record(deps: Deps, actor: Actor, expected: Expected, reading: Found): Promise<void> {
  const { account, asset, txid } = expected;
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const id = deps.ids.uuid();
    await recordAudit(inTx, {
      by: actor,
      action: 'receipt.read_on_chain',
      object: { type: 'receipt', id },
      after: { account, asset, amount: toText(reading.amount), txid, block: reading.blockHash },
    });
    await recordReceipts(inTx, actor, [
      {
        id,
        account,
        externalId: txid,
        source: 'chain',
        day: parisDay(reading.blockTime),
        amount: toText(reading.amount),
        asset,
        payerAccount: reading.senders.join(',') || null,
        txid,
        confirmations: reading.confirmations,
        recordedAt: deps.clock.now(),
        recordedBy: actor.userId,
      },
    ]);
  });
}
