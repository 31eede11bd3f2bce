import type { components } from '@repo/api-sdk/spec';
import type { DisplayCurrency } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { hideAccount } from '../identity/hide-account.ts';
import { type ContractFilters, listContractViews } from './contracts.repository.ts';
import { defaultCurrency, showViews } from './show-contracts.ts';

type WireContract = components['schemas']['Contract'];

/** The caller's contracts, newest first; amounts also in the chosen currency (R244). */
export async function listContracts(
  deps: Deps,
  actor: Actor,
  filters: Omit<ContractFilters, 'userId' | 'id'>,
  currency: DisplayCurrency = defaultCurrency,
): Promise<WireContract[]> {
  const views = await listContractViews(deps.db, { ...filters, userId: actor.userId });
  const shown = await showViews(deps, views, currency);
  return actor.view?.role === 'adviser' ? shown.map((contract) => withoutAccounts(actor, contract)) : shown;
}

/** The transaction goes too: its page on the chain shows the sender’s address. */
function withoutAccounts(actor: Actor, contract: WireContract): WireContract {
  const { payment_origin: origin, payment_proof: proof } = contract;
  return {
    ...contract,
    payment_origin: origin && hideAccount(actor, origin),
    payment_proof: proof && {
      ...proof,
      wallet_address: proof.wallet_address && hideAccount(actor, proof.wallet_address),
      txid: proof.txid && hideAccount(actor, proof.txid),
      tx_urls: [],
      chain_reading: proof.chain_reading && { ...proof.chain_reading, senders: [] },
    },
  };
}
