import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import type { KycPort } from './kyc-port.ts';
import { createLocalKyc } from './local/local-kyc.ts';
import { createSumsubKyc } from './sumsub/sumsub-kyc.ts';

/** Sumsub when the settings hold its credentials, else the local provider. */
export function createKyc({ settings, db, clock, ids, log }: Omit<ProviderParts, 'secret'>): KycPort {
  if (settings.sumsub === null) return createLocalKyc({ db, clock, ids, apiUrl: settings.apiUrl });
  const { appToken, secretKey, levelName, baseUrl } = settings.sumsub;
  const outbound = createOutboundClient({ allowedOrigins: [baseUrl], log, now: () => clock.now().getTime() });
  const credentials = { appToken, secretKey };
  return createSumsubKyc({ credentials, baseUrl, levelName, outbound, clock, log });
}
