/** The proof form as values: from the contract that is opened to the body that is sent. */
import type { Contract } from './documents.model.ts';
import { proofAction } from './documents.model.ts';

export interface ProofValues {
  readonly reference: string;
  readonly wallet_address: string;
  readonly txid: string;
  readonly tx_urls: readonly string[];
  readonly executed_on: string | null;
}

/** What the form opens on: the proof already filed, else the origin address that figures in the contract. */
export function proofValues({ payment_proof: proof, payment_origin }: Contract): ProofValues {
  const urls = proof?.tx_urls ?? [];
  return {
    reference: proof?.reference ?? '',
    wallet_address: proof?.wallet_address ?? payment_origin ?? '',
    txid: proof?.txid ?? '',
    tx_urls: urls.length === 0 ? [''] : urls,
    executed_on: proof?.executed_on ?? null,
  };
}

/** How the proof of a contract is shown (R253, R254). */
export type ProofMode = 'form' | 'paid' | 'checking' | 'none';

export function proofMode(contract: Contract): ProofMode {
  const action = proofAction(contract);
  if (action === 'view') return 'paid';
  if (action !== null) return 'form';
  return contract.payment_status === 'checking' ? 'checking' : 'none';
}
