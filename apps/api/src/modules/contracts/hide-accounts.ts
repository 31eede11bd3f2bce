import type { components } from '@repo/api-sdk/spec';
import type { Actor } from '../../deps.ts';
import { hideAccount } from '../identity/hide-account.ts';

type WireContract = components['schemas']['Contract'];
type WirePayout = components['schemas']['ContractPayout'];

/** Whether the caller reads a client’s space without their accounts: an adviser, in « Voir comme le client » (decision 54). */
export const hidesAccounts = ({ view }: Pick<Actor, 'view'>): boolean => view?.role === 'adviser';

/** The reference of a payout in coins is its transaction. */
export const forPayoutViewer = (actor: Actor, payout: WirePayout): WirePayout => ({
  ...payout,
  reference: payout.reference && hideAccount(actor, payout.reference),
});

/**
 * A contract as the caller may read it. The transactions go too, as their pages on the chain show the accounts, and the signed
 * documents, which print them.
 */
export function forViewer(actor: Actor, contract: WireContract): WireContract {
  if (!hidesAccounts(actor)) return contract;
  const { payment_origin: origin, payment_proof: proof, payouts } = contract;
  return {
    ...contract,
    contract_url: null,
    pep_url: null,
    payment_origin: origin && hideAccount(actor, origin),
    payment_proof: proof && {
      ...proof,
      wallet_address: proof.wallet_address && hideAccount(actor, proof.wallet_address),
      txid: proof.txid && hideAccount(actor, proof.txid),
      tx_urls: [],
      chain_reading: proof.chain_reading && { ...proof.chain_reading, senders: [] },
    },
    payouts: payouts.map((payout) => forPayoutViewer(actor, payout)),
  };
}
