/** The values of the proof form: from the contract to the body of the request. */
import { paymentMethods } from '@repo/domain/limits';
import { type Contract, proofAction } from './documents.model.ts';

/** The values of the form; empty links stay in the list. */
export interface ProofForm {
  readonly reference: string;
  readonly wallet_address: string;
  readonly txid: string;
  readonly tx_urls: readonly string[];
  /** An ISO day. */
  readonly executed_on: string | null;
}

/** The initial values: the submitted proof, else the origin address of the contract. */
export function proofValues({ payment_proof: proof, payment_origin }: Contract): ProofForm {
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
export type ProofMode = 'form' | 'unsupported' | 'paid' | 'checking' | 'none';

const isKnown = (method: string): boolean => paymentMethods.some((known) => known === method);

export function proofMode(contract: Contract): ProofMode {
  const action = proofAction(contract);
  if (action === 'view') return 'paid';
  // Another server may have contracts with unknown payment methods (R262).
  if (action !== null) return isKnown(contract.payment_method) ? 'form' : 'unsupported';
  return contract.payment_status === 'checking' ? 'checking' : 'none';
}
