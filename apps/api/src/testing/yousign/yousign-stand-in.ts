// A Yousign on this machine for the tests: the calls the adapter makes, accepted and refused as by the real one, over
// HTTP. The test plays the signer on its page.
import Fastify from 'fastify';
import type { Clock } from '../../ports/clock/clock.ts';
import type { YousignSettings } from '../../provider-settings.ts';
import { type PlannedFault, registerFaults } from '../provider-faults.ts';
import { createMeter, requireKey } from './yousign-guard.ts';
import { YousignRefusal } from './yousign-refusal.ts';
import { endAsSigner, type StandInRequest } from './yousign-requests.ts';
import { registerYousignRoutes } from './yousign-routes.ts';
import type { YousignWorld } from './yousign-world.ts';

export const standInSettings = {
  apiKey: 'stand-in-api-key',
  webhookSecret: '0123456789abcdef0123456789abcdef',
  environment: 'sandbox',
  signatureLevel: 'electronic_signature',
  authentication: 'otp_email',
} as const satisfies Omit<YousignSettings, 'baseUrl'>;

export interface YousignStandIn {
  origin: string;
  world: YousignWorld;
  faults: PlannedFault[];
  /** Calls received, oldest first: method and path below `/v3`. */
  calls: string[];
  /** The requests of this external id. */
  requestsOf: (externalId: string) => StandInRequest[];
  /** What the signer does on the page. False: it has nothing to do there. */
  end: (externalId: string, end: 'done' | 'declined') => boolean;
  isLinkGood: (url: string) => boolean;
  close: () => Promise<void>;
}

export async function startYousignStandIn({ clock }: { clock: Clock }): Promise<YousignStandIn> {
  const world: YousignWorld = {
    requests: new Map(),
    clock,
    appOrigin: 'https://yousign.app',
    isTrailZipped: false,
    limits: { perMinute: 10_000, perHour: 100_000 },
  };
  const calls: string[] = [];
  const faults: PlannedFault[] = [];
  const meter = createMeter(() => world.clock, world.limits);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 50 * 1024 * 1024 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async ({ method, url }) => {
    calls.push(`${method} ${decodeURIComponent(url.replace('/v3', ''))}`);
  });
  // A connection kept open may be closed just as the next call takes it: a fault that no test has planned.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('connection', 'close');
  });
  registerFaults(app, faults);
  app.addHook('preHandler', async (request) => {
    requireKey(request.headers.authorization, standInSettings.apiKey);
    meter.take();
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(meter.headers());
  });
  app.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof YousignRefusal ? error : new YousignRefusal(400, String(error));
    return reply.code(refusal.code).headers(refusal.headers).send(refusal.problem);
  });
  registerYousignRoutes(app, world);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const requestsOf = (externalId: string) =>
    [...world.requests.values()].filter((one) => one.externalId === externalId);
  return {
    origin,
    world,
    calls,
    faults,
    requestsOf,
    end: (externalId, end) => requestsOf(externalId).some((request) => endAsSigner(request, end)),
    isLinkGood: (url) => isLinkGood(world, url),
    close: () => app.close(),
  };
}

function isLinkGood({ requests, clock }: YousignWorld, url: string): boolean {
  const key = new URL(url).pathname.split('/').at(-1);
  const links = [...requests.values()].flatMap(({ signers }) => signers.map(({ link }) => link));
  return links.some((link) => link?.key === key && (link?.expiresAt ?? new Date(0)) > clock.now());
}
