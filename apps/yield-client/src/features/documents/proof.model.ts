/** The proof form as values: from the contract that is opened to the body that is sent. */
import { paymentMethods } from '@repo/domain/limits';
import { type Contract, proofAction } from './documents.model.ts';

/** What the form holds; a link that is not filled in stays in the list. */
export interface ProofForm {
  readonly reference: string;
  readonly wallet_address: string;
  readonly txid: string;
  readonly tx_urls: readonly string[];
  /** An ISO day. */
  readonly executed_on: string | null;
}

/** What the form opens on: the proof already filed, else the origin address that figures in the contract. */
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
  // Another server may hold contracts paid in ways this form does not know (R262).
  if (action !== null) return isKnown(contract.payment_method) ? 'form' : 'unsupported';
  return contract.payment_status === 'checking' ? 'checking' : 'none';
}
