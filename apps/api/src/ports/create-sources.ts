import type { Deps } from '../deps.ts';
import { createChain } from './chain/create-chain.ts';
import { createCompanies } from './companies/create-companies.ts';
import type { ProviderParts } from './provider-parts.ts';
import { createRates } from './rates/create-rates.ts';

/** What is only read of others: the chains of coins, the register of companies, exchange rates. */
export function createSources(
  parts: Pick<ProviderParts, 'settings' | 'clock' | 'log'>,
): Pick<Deps, 'chain' | 'companies' | 'rates'> {
  return { chain: createChain(parts), companies: createCompanies(parts), rates: createRates(parts) };
}
