import { join } from 'node:path';
import type { YousignSettings } from '../../provider-settings.ts';
import { createOutboundClient, type OutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import type { TimestampsPort } from '../timestamps/timestamps-port.ts';
import { createLocalSignature } from './local/local-signature.ts';
import type { LocalSigning } from './local/local-signing.ts';
import { stampSeal } from './pdf/stamp-seal.ts';
import type { RefreshPace, SignaturePort } from './signature-port.ts';
import type { QuotaLimits } from './yousign/yousign-quota.ts';
import { createYousignSignature } from './yousign/yousign-signature.ts';

export interface SignatureProvider {
  port: SignaturePort;
  /** What the local provider's own signing page needs; null when the page is Yousign's. */
  signing: LocalSigning | null;
}

/** Yousign when the settings hold its credentials, else the local provider. */
export function createSignaturePort(deps: ProviderParts & { timestamps: TimestampsPort }): SignatureProvider {
  const { settings, clock, log } = deps;
  if (settings.yousign === null) {
    const keyFolder = join(settings.dataDir, 'keys');
    const local = createLocalSignature({
      ...deps,
      apiUrl: settings.apiUrl,
      keyFolder,
      stampSignature: deps.timestamps.name === 'off' ? undefined : (signature) => stampSeal(deps, signature),
    });
    return { port: local, signing: local.signing };
  }
  const outbound = createOutboundClient({
    allowedOrigins: [settings.yousign.baseUrl],
    log,
    now: () => clock.now().getTime(),
  });
  return { port: createYousign(settings.yousign, { ...deps, outbound }), signing: null };
}

/** The quotas of Yousign's plans, and a pace of questions that takes at most two thirds of the hour. */
const plans = {
  production: {
    limits: { perMinute: 60, perHour: 1200 },
    refresh: { everyMs: 15 * 60_000, maxPerRound: 12 },
  },
  sandbox: {
    limits: { perMinute: 30, perHour: 200 },
    refresh: { everyMs: 15 * 60_000, maxPerRound: 2 },
  },
} as const satisfies Record<YousignSettings['environment'], { limits: QuotaLimits; refresh: RefreshPace }>;

export function createYousign(
  { environment, ...settings }: YousignSettings,
  deps: Pick<ProviderParts, 'clock' | 'log'> & { outbound: OutboundClient },
): SignaturePort {
  const { apiKey, baseUrl, signatureLevel, authentication } = settings;
  const isSandbox = environment === 'sandbox';
  const { clock, log, outbound } = deps;
  return createYousignSignature({
    ...plans[environment],
    apiKey,
    baseUrl,
    signatureLevel,
    authentication,
    isSandbox,
    clock,
    log,
    outbound,
  });
}
