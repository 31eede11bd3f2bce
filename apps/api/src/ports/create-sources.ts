import type { AddressesPort } from './addresses/addresses-port.ts';
import { createAddresses } from './addresses/create-addresses.ts';
import type { AntivirusPort } from './antivirus/antivirus-port.ts';
import { createAntivirus } from './antivirus/create-antivirus.ts';
import type { ChainPort } from './chain/chain-port.ts';
import { createChain } from './chain/create-chain.ts';
import type { CompaniesPort } from './companies/companies-port.ts';
import { createCompanies } from './companies/create-companies.ts';
import type { ProviderParts } from './provider-parts.ts';
import { createRates } from './rates/create-rates.ts';
import type { RatesPort } from './rates/rates-port.ts';

/** What only reads: the chains of coins, the register of companies, the base of addresses, exchange rates, the antivirus. */
export function createSources(parts: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): {
  chain: ChainPort;
  companies: CompaniesPort;
  addresses: AddressesPort;
  rates: RatesPort;
  antivirus: AntivirusPort;
} {
  return {
    chain: createChain(parts),
    companies: createCompanies(parts),
    addresses: createAddresses(parts),
    rates: createRates(parts),
    antivirus: createAntivirus(parts),
  };
}
