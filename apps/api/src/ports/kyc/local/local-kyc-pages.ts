// The widget of the local provider, at the path and in the wire protocol of Sumsub's own (`@sumsub/websdk` 2.9), so that
// the real component runs against it. The page's two calls carry the widget token, as the real widget's do.

import { readFile } from 'node:fs/promises';
import { isWholeDocument } from '@repo/domain/kyc';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import type { Clock } from '../../clock/clock.ts';
import type { KycReview } from '../kyc-port.ts';
import {
  findLocalApplicantByToken,
  type LocalApplicant,
  updateLocalApplicant,
} from './local-kyc.repository.ts';
import { hashLocalToken, toReview } from './local-kyc.ts';

export interface LocalKycPagesOptions {
  db: Database;
  clock: Clock;
  /** Who may embed the widget. */
  origins: readonly string[];
}

const assets = {
  'websdk.html': 'text/html; charset=utf-8',
  'websdk.js': 'text/javascript; charset=utf-8',
  'websdk.css': 'text/css; charset=utf-8',
} as const;

const stateSchema = z.strictObject({ token: z.string().max(200) });
const reviewSchema = z.strictObject({
  token: z.string().max(200),
  verdict: z.enum(['GREEN', 'RETRY', 'FINAL']),
});

export async function registerLocalKycPages(
  app: FastifyInstance,
  options: LocalKycPagesOptions,
): Promise<void> {
  const { db, clock } = options;
  const policy = contentPolicy(options.origins);
  for (const [name, type] of Object.entries(assets)) {
    const content = await readFile(new URL(`./assets/${name}`, import.meta.url));
    app.get(`/websdk/${name}`, async (_request, reply) =>
      reply.type(type).header('content-security-policy', policy).send(content),
    );
  }

  app.post('/websdk/state', async (request, reply) => {
    const body = stateSchema.safeParse(request.body);
    const applicant = body.success ? await findByToken(options, body.data.token) : null;
    if (applicant === null) return refuseToken(reply);
    return {
      documents: applicant.documents,
      isComplete: isComplete(applicant),
      review: toWidgetReview(applicant),
    };
  });

  app.post('/websdk/review', async (request, reply) => {
    const body = reviewSchema.safeParse(request.body);
    const applicant = body.success ? await findByToken(options, body.data.token) : null;
    if (!body.success || applicant === null) return refuseToken(reply);
    const { verdict } = body.data;
    // The real provider never clears an applicant without documents; neither does this one.
    if (verdict === 'GREEN' && !isComplete(applicant))
      return reply.code(409).send({ code: 'documents-missing' });
    const review = {
      reviewStatus: 'completed',
      reviewAnswer: verdict === 'GREEN' ? 'GREEN' : 'RED',
      reviewRejectType: verdict === 'GREEN' ? null : verdict,
    } as const;
    const decided = { ...review, attemptCnt: applicant.attemptCnt + 1 };
    await updateLocalApplicant(db, applicant.id, { ...decided, updatedAt: clock.now() });
    return { review: toWidgetReview({ ...applicant, ...decided }) };
  });
}

function findByToken({ db, clock }: LocalKycPagesOptions, token: string): Promise<LocalApplicant | null> {
  return findLocalApplicantByToken(db, hashLocalToken(token), clock.now());
}

function refuseToken(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ code: 'invalid-token' });
}

/** As in the real widget, the page does not receive what is for staff. */
function toWidgetReview(applicant: LocalApplicant): KycReview {
  const { clientComment: _forStaff, ...shown } = toReview(applicant);
  return shown;
}

const isComplete = ({ documents }: LocalApplicant) =>
  isWholeDocument(documents.map(({ idDocSubType }) => idDocSubType));

function contentPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
