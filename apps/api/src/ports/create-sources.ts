import type { ChainPort } from './chain/chain-port.ts';
import { createChain } from './chain/create-chain.ts';
import type { CompaniesPort } from './companies/companies-port.ts';
import { createCompanies } from './companies/create-companies.ts';
import type { ProviderParts } from './provider-parts.ts';
import { createRates } from './rates/create-rates.ts';
import type { RatesPort } from './rates/rates-port.ts';

/** What is only read of others: the chains of coins, the register of companies, exchange rates. */
export function createSources(parts: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): {
  chain: ChainPort;
  companies: CompaniesPort;
  rates: RatesPort;
} {
  return { chain: createChain(parts), companies: createCompanies(parts), rates: createRates(parts) };
}
