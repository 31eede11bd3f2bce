import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { type CompaniesPort, CompaniesUnavailable } from './companies-port.ts';
import { createSearchApi } from './search-api.ts';

/** The register that the settings name, or none: a call to another server is never made unless it was chosen. */
export function createCompanies({
  settings: { companyRegisterUrl },
  clock,
  log,
}: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): CompaniesPort {
  if (companyRegisterUrl === null) return off;
  const outbound = createOutboundClient({
    allowedOrigins: [new URL(companyRegisterUrl).origin],
    log,
    now: () => clock.now().getTime(),
  });
  return createSearchApi({ outbound, baseUrl: companyRegisterUrl });
}

const off: CompaniesPort = {
  name: 'off',
  find: () => Promise.reject(new CompaniesUnavailable('no register of companies is set')),
};
