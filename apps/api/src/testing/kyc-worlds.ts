// The two identity providers, each with a stand-in for the person in its widget, for the suite that runs on both.
import Fastify from 'fastify';
import { pino } from 'pino';
import type { KycPort } from '../ports/kyc/kyc-port.ts';
import { createLocalKyc } from '../ports/kyc/local/local-kyc.ts';
import { registerLocalKycPages } from '../ports/kyc/local/local-kyc-pages.ts';
import { createSumsubKyc } from '../ports/kyc/sumsub/sumsub-kyc.ts';
import { createOutboundClient } from '../ports/outbound/outbound-client.ts';
import { createFakeClock, createFakeIds, type FakeClock } from './fakes.ts';
import type { SumsubVerdict } from './sumsub/sumsub-applicants.ts';
import { type SumsubStandIn, standInSettings, startSumsubStandIn } from './sumsub/sumsub-stand-in.ts';
import { openTestDatabase } from './test-database.ts';

export type Verdict = 'GREEN' | 'RETRY' | 'FINAL';

export interface KycWorld {
  kyc: KycPort;
  clock: FakeClock;
  /** The person finishes the widget and the verdict falls. False: the provider does not take the file as it is. */
  decide: (file: { applicantId: string; externalUserId: string }, verdict: Verdict) => Promise<boolean>;
  /** Whether the widget opens with this token. */
  isTokenGood: (token: string) => Promise<boolean>;
  close: () => Promise<void>;
}

export const staffOnly = 'Nom proche d’une liste de sanctions';

export const sumsubVerdicts: Readonly<Record<Verdict, SumsubVerdict>> = {
  GREEN: { reviewAnswer: 'GREEN' },
  RETRY: {
    reviewAnswer: 'RED',
    reviewRejectType: 'RETRY',
    rejectLabels: ['UNSATISFACTORY_PHOTOS'],
    moderationComment: 'La photo est floue.',
    clientComment: staffOnly,
  },
  FINAL: {
    reviewAnswer: 'RED',
    reviewRejectType: 'FINAL',
    rejectLabels: ['FORGERY'],
    moderationComment: 'Le document n’est pas accepté.',
    clientComment: staffOnly,
  },
};

export function sumsubKycOf(
  standIn: SumsubStandIn,
  clock: FakeClock,
  changes: Partial<SumsubKyc> = {},
): KycPort {
  const log = pino({ level: 'silent' });
  const { appToken, secretKey, levelName } = { ...standInSettings, ...changes };
  return createSumsubKyc({
    credentials: { appToken, secretKey },
    baseUrl: standIn.origin,
    levelName,
    clock,
    log,
    outbound: createOutboundClient({ allowedOrigins: [standIn.origin], log, pause: async () => undefined }),
  });
}

interface SumsubKyc {
  appToken: string;
  secretKey: string;
  levelName: string;
}

export async function openSumsubWorld(): Promise<KycWorld & { standIn: SumsubStandIn }> {
  const clock = createFakeClock();
  const standIn = await startSumsubStandIn({ clock });
  return {
    kyc: sumsubKycOf(standIn, clock),
    clock,
    standIn,
    decide: async ({ applicantId }, verdict) => decideAtSumsub(standIn, applicantId, verdict),
    isTokenGood: async (token) => standIn.isTokenGood(token),
    close: standIn.close,
  };
}

export function decideAtSumsub(standIn: SumsubStandIn, applicantId: string, verdict: Verdict): boolean {
  const isSubmitted = standIn.submit(applicantId);
  // A moderator refuses an incomplete file; they never accept it.
  if (!isSubmitted && verdict === 'GREEN') return false;
  standIn.decide(applicantId, sumsubVerdicts[verdict]);
  return true;
}

export async function openLocalWorld(): Promise<KycWorld> {
  const clock = createFakeClock();
  const database = await openTestDatabase();
  const { db } = database;
  const kyc = createLocalKyc({ db, clock, ids: createFakeIds(), apiUrl: 'http://localhost:4000' });
  const app = Fastify();
  await registerLocalKycPages(app, { db, clock, origins: ['http://localhost:3000'] });
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/websdk/${path}`, payload })).statusCode === 200;
  return {
    kyc,
    clock,
    decide: async ({ externalUserId }, verdict) => {
      const { token } = await kyc.createAccessToken(externalUserId);
      return post('review', { token, verdict });
    },
    isTokenGood: (token) => post('state', { token }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
