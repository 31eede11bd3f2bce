// A Sumsub on this machine for the tests: the calls the adapter makes, accepted and refused as by the real one, over
// HTTP. The test plays the person in the widget and the moderator.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { Clock } from '../../ports/clock/clock.ts';
import { type PlannedFault, registerFaults } from '../provider-faults.ts';
import {
  completeReview,
  requestCheck,
  type SumsubApplicant,
  type SumsubVerdict,
} from './sumsub-applicants.ts';
import { recogniseCaller, type SumsubMode } from './sumsub-guard.ts';
import { SumsubRefusal } from './sumsub-refusal.ts';
import { registerSumsubRoutes } from './sumsub-routes.ts';
import type { SumsubWorld } from './sumsub-world.ts';

export const standInSettings = {
  appToken: 'sbx:stand-in-token',
  secretKey: 'stand-in-secret-key',
  webhookSecret: 'stand-in-webhook-secret',
  // A reserved character, a space and an accent: all of it must survive the signature.
  levelName: 'identité+base niveau',
} as const;

export interface SumsubStandIn {
  origin: string;
  world: SumsubWorld;
  faults: PlannedFault[];
  /** Calls received, oldest first: method and path. */
  calls: string[];
  /** The last step of the widget. False: something is missing, or the file is closed. */
  submit: (applicantId: string) => boolean;
  decide: (applicantId: string, verdict: SumsubVerdict) => void;
  isTokenGood: (token: string) => boolean;
  close: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    sumsubMode: SumsubMode;
  }
}

export async function startSumsubStandIn({ clock }: { clock: Clock }): Promise<SumsubStandIn> {
  const { appToken, secretKey, levelName } = standInSettings;
  const secrets = { [appToken]: secretKey, 'prd:stand-in-token': secretKey };
  const world: SumsubWorld = {
    applicants: new Map(),
    tokens: new Map(),
    levels: [levelName],
    isNextImageUnreadable: false,
    clock,
  };
  const calls: string[] = [];
  const faults: PlannedFault[] = [];
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 70 * 1024 * 1024 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.decorateRequest('sumsubMode', 'sbx');
  app.addHook('onRequest', async ({ method, url }) => {
    calls.push(`${method} ${url}`);
  });
  registerFaults(app, faults);
  app.addHook('preHandler', async (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { method, headers, raw } = request;
    request.sumsubMode = recogniseCaller(
      { method, target: raw.url ?? '', headers, body },
      { secrets, now: world.clock.now() },
    );
  });
  app.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof SumsubRefusal ? error : new SumsubRefusal(400, String(error));
    return reply.code(refusal.code).send({
      description: refusal.message,
      code: refusal.code,
      correlationId: randomUUID(),
      ...refusal.named,
    });
  });
  registerSumsubRoutes(app, world);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    world,
    calls,
    faults,
    submit: (applicantId) => isDone(() => requestCheck(held(world, applicantId))),
    decide: (applicantId, verdict) => completeReview(held(world, applicantId), verdict, world.clock.now()),
    isTokenGood: (token) => (world.tokens.get(token)?.expiresAt ?? new Date(0)) > world.clock.now(),
    close: () => app.close(),
  };
}

function held(world: SumsubWorld, applicantId: string): SumsubApplicant {
  const applicant = world.applicants.get(applicantId);
  if (applicant === undefined) throw new Error(`the stand-in has no applicant ${applicantId}`);
  return applicant;
}

function isDone(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof SumsubRefusal) return false;
    throw error;
  }
}
