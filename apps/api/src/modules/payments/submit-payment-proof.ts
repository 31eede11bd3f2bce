import type { components } from '@repo/api-sdk/spec';
import { eventPaymentMethods } from '@repo/domain/contract-status';
import { checkOriginAddress, parseTransactionHash } from '@repo/domain/crypto-address';
import { toPaymentAsset } from '@repo/domain/limits';
import { paymentProofTexts, toPaymentProof, validatePaymentProof } from '@repo/domain/validation';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { alertHashTwice } from '../alerts/raise-alert.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { listOwnAddresses } from '../strategies/own-details.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { movePayment } from './move-payment.ts';
import { isTransactionDeclared, saveProof } from './payments.repository.ts';

type ProofInput = components['schemas']['PaymentProofBody']['payment_proof'];

/** Files the caller's proof, or replaces it while its check has not begun (R252–R264). */
export async function submitPaymentProof(
  deps: Deps,
  actor: Actor,
  contractId: string,
  input: ProofInput,
): Promise<void> {
  const used: string[] = [];
  try {
    await fileProof(deps, actor, { contractId, input, used });
  } finally {
    // Refused, nothing of the transaction stays: the alert is written after it.
    if (used.length > 0) await alertHashTwice(deps, { hashes: used, contractId });
  }
}

interface ProofCall {
  contractId: string;
  input: ProofInput;
  /** Filled with the hashes of a transaction that was used before. */
  used: string[];
}

function fileProof(deps: Deps, actor: Actor, { contractId, input, used }: ProofCall): Promise<void> {
  const move = { actor, contractId, action: 'submitProof', auditAction: 'payment.proved' } as const;
  return movePayment(deps, move, async (inTx, { contract, strategy }) => {
    await checkProof(inTx, contract, { input, used });
    const proof = toPaymentProof(contract.paymentMethod, input);
    const details =
      'reference' in proof
        ? { reference: proof.reference }
        : { walletAddress: proof.wallet_address, txid: proof.txid, txUrls: [...proof.tx_urls] };
    await saveProof(inTx.db, {
      contractId,
      userId: contract.userId,
      executedOn: proof.executed_on,
      submittedAt: inTx.clock.now(),
      ...details,
    });
    if (contract.paymentMethod === 'crypto') await inTx.jobs.add(inTx.db, 'proofs');
    await recordEvent(inTx, {
      userId: contract.userId,
      contractId,
      type: 'payment_proof_submitted',
      metadata: {
        strategy_title: strategy.title,
        payment_method: eventPaymentMethods[contract.paymentMethod],
        executed_on: proof.executed_on,
      },
    });
    await mailClient(inTx, contract, {
      kind: 'paymentProved',
      data: { strategy: strategy.title },
    });
    return { detail: 'reference' in proof ? proof.reference : proof.txid };
  });
}

async function checkProof(
  deps: Deps,
  contract: ContractRow,
  { input, used }: Pick<ProofCall, 'input' | 'used'>,
): Promise<void> {
  const isCrypto = contract.paymentMethod === 'crypto';
  refuseInvalid(
    validatePaymentProof(contract.paymentMethod, input, {
      today: parisDay(deps.clock.now()),
      signedOn: contract.signedAt && parisDay(contract.signedAt),
      ownAddresses: isCrypto ? await listOwnAddresses(deps.db) : [],
    }),
  );
  if (!isCrypto) return;
  checkWallet(contract, input.wallet_address ?? '');
  await refuseUsedTransaction(deps, contract, { input, used });
}

function checkWallet({ currency }: ContractRow, address: string): void {
  const asset = toPaymentAsset(currency);
  const decision = checkOriginAddress({ address, ...(asset === null || asset === 'EURO' ? {} : { asset }) });
  if (!decision.isValid) refuseField('wallet_address', decision.message);
}

/** A transaction pays one contract: neither another of the same client, nor that of a client who saw it on the chain. */
async function refuseUsedTransaction(
  deps: Deps,
  { id }: ContractRow,
  { input, used }: Pick<ProofCall, 'input' | 'used'>,
): Promise<void> {
  const typed = [input.txid, ...(input.tx_urls ?? [])];
  // Without the prefix of Ethereum, so that it is found however it was typed.
  const hashes = typed.flatMap((text) => parseTransactionHash(text ?? '', 'bitcoin') ?? []);
  if (await isTransactionDeclared(deps.db, hashes, { exceptFor: id })) {
    used.push(...hashes);
    refuseField('txid', paymentProofTexts.transactionUsed);
  }
}

function refuseField(field: 'wallet_address' | 'txid', message: string): void {
  const failure = { field, message };
  refuseInvalid({ failures: [failure], first: failure });
}
