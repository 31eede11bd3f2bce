import { toText } from '@repo/domain/money';
import type { ProofReading } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { type ChainReading, ChainUnavailable } from '../../ports/chain/chain-port.ts';
import { expectedTransfer } from './expected-transfer.ts';
import { type DueProof, listDueProofs, saveProofReading } from './proof-readings.repository.ts';

/** A proof is read again this long after, until its contract is paid. */
const readAgainMs = 5 * 60 * 1000;
const PROOFS_A_ROUND = 50;

/** Reads on the chain the transactions that clients typed as proof. A network that does not respond leaves what was read before. */
export async function readDueProofs(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const readBefore = new Date(deps.clock.now().getTime() - readAgainMs);
  for (const due of await listDueProofs(deps.db, { readBefore, limit: PROOFS_A_ROUND })) {
    stopping?.throwIfAborted();
    await readProof(deps, due);
  }
}

async function readProof(deps: Deps, { proof, contract, strategy }: DueProof): Promise<void> {
  const expected = expectedTransfer(strategy, contract, [proof.txid, ...proof.txUrls].join(' '));
  const readAt = deps.clock.now();
  const reading = expected === null ? null : await readTransfer(deps, expected);
  await saveProofReading(deps.db, proof, {
    chainReadAt: readAt,
    ...(reading && { chainReading: toProofReading(reading, readAt) }),
  });
}

type Expected = NonNullable<ReturnType<typeof expectedTransfer>>;

async function readTransfer(deps: Deps, { asset, address, txid }: Expected): Promise<ChainReading | null> {
  if (txid === null) return null;
  try {
    return await deps.chain.readTransfer({ asset, txid, to: address });
  } catch (error) {
    if (!(error instanceof ChainUnavailable)) throw error;
    deps.log.warn({ err: error }, 'a proof was not read: the network does not respond');
    return null;
  }
}

function toProofReading(reading: ChainReading, readAt: Date): ProofReading {
  const nothing = { readAt: readAt.toISOString(), amount: null, day: null, senders: [], confirmations: null };
  if (reading.status !== 'found') return { ...nothing, outcome: reading.status };
  const { amount, blockTime, senders, confirmations, otherTokens } = reading;
  if (amount.eq(0)) return { ...nothing, outcome: otherTokens.length > 0 ? 'wrong_token' : 'not_ours' };
  return {
    readAt: readAt.toISOString(),
    outcome: 'found',
    amount: toText(amount),
    day: parisDay(blockTime),
    senders: [...senders],
    confirmations,
  };
}
