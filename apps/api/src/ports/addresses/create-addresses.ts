import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import type { AddressesPort } from './addresses-port.ts';
import { createGeoplateforme } from './geoplateforme.ts';

/** The service that the settings name, or none: a call to another server is never made unless it was chosen. */
export function createAddresses({
  settings: { addressSearchUrl },
  clock,
  log,
}: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): AddressesPort {
  if (addressSearchUrl === null) return off;
  const outbound = createOutboundClient({
    allowedOrigins: [new URL(addressSearchUrl).origin],
    log,
    now: () => clock.now().getTime(),
  });
  return createGeoplateforme({ outbound, baseUrl: addressSearchUrl });
}

const off: AddressesPort = { name: 'off', search: () => Promise.resolve([]) };
