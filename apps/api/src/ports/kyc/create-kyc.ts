import type { Deps } from '../../deps.ts';
import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { KycPort } from './kyc-port.ts';
import { createLocalKyc } from './local/local-kyc.ts';
import { createSumsubKyc } from './sumsub/sumsub-kyc.ts';

/** Sumsub when the settings hold its credentials, else the local provider. */
export function createKyc({
  settings,
  db,
  clock,
  ids,
  log,
}: Pick<Deps, 'settings' | 'db' | 'clock' | 'ids' | 'log'>): KycPort {
  if (settings.sumsub === null) return createLocalKyc({ db, clock, ids, apiUrl: settings.apiUrl });
  const { appToken, secretKey, levelName, baseUrl } = settings.sumsub;
  const outbound = createOutboundClient({ allowedOrigins: [baseUrl], log });
  const credentials = { appToken, secretKey };
  return createSumsubKyc({ credentials, baseUrl, levelName, outbound, clock, log });
}
