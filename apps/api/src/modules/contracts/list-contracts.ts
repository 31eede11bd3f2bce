import type { components } from '@repo/api-sdk/spec';
import type { DisplayCurrency } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { type ContractFilters, listContractViews } from './contracts.repository.ts';
import { forViewer } from './hide-accounts.ts';
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
  return shown.map((contract) => forViewer(actor, contract));
}
