import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RatePeriod } from '@repo/domain/rates';
import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { download } from './download.ts';
import { createKrakenCloses } from './kraken-closes.ts';
import { createLocalRates, localRatesFile } from './local-rates.ts';
import { type RatesPort, RatesUnavailable } from './rates-port.ts';

/** The reference rates, as the ECB publishes them on its working days at about 16:00 CET. */
const ecbFiles: Readonly<Record<RatePeriod, string>> = {
  day: 'eurofxref-daily.xml',
  '90_days': 'eurofxref-hist-90d.xml',
  history: 'eurofxref-hist.zip',
};

/** The sources when the settings turn them on, else a file of this machine, or none. */
export function createRates({
  settings: { rates, dataDir },
  clock,
  log,
}: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): RatesPort {
  if (rates === 'off') return off;
  if (rates === 'local') {
    const path = join(dataDir, localRatesFile);
    if (existsSync(path)) return createLocalRates({ path, clock });
    log.info({ path }, 'no file of rates: they are imported by hand');
    return off;
  }
  // A circuit breaker for each: a silent source does not keep the other from being read.
  const outboundTo = (url: string) =>
    createOutboundClient({ allowedOrigins: [new URL(url).origin], log, now: () => clock.now().getTime() });
  const ecb = outboundTo(rates.ecbUrl);
  return {
    name: 'providers',
    fetchEcbFile: (period) =>
      download('ecb', ecb, new URL(`${rates.ecbUrl.replace(/\/$/, '')}/${ecbFiles[period]}`)),
    fetchCloses: createKrakenCloses({
      outbound: outboundTo(rates.krakenUrl),
      baseUrl: rates.krakenUrl,
      clock,
    }),
  };
}

const off: RatesPort = { name: 'off', fetchEcbFile: refuse, fetchCloses: refuse };

function refuse(): Promise<never> {
  return Promise.reject(new RatesUnavailable('ecb', { failure: 'unreachable', detail: 'turned off' }));
}
