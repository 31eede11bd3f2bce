// Sumsub's webhook. The signature is checked on the raw bytes, a repeated message has no second effect, and the verdict
// is fetched from Sumsub, so the order of messages does not matter.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { webhookInbox } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { observeWebhook } from '../../http/metrics.ts';
import { findApplicantByProviderId } from './applicants.repository.ts';
import { refreshFromProvider } from './refresh-from-provider.ts';

export interface SignedMessage {
  rawBody: Buffer | null;
  digest: string | null;
  algorithm: string | null;
}

const provider = 'sumsub';

/** SHA-1, the provider's legacy algorithm, is not accepted; SHA-256 is the default without the header. */
const algorithms = new Map([
  ['HMAC_SHA256_HEX', 'sha256'],
  ['HMAC_SHA512_HEX', 'sha512'],
]);

/** An applicant that was just created, or was deleted, has no review to fetch. */
const withoutReview = new Set([
  'applicantCreated',
  'applicantDeactivated',
  'applicantDeleted',
  'applicantPersonalDataDeleted',
]);

/** The fields that are read and stored: the comments about the person are dropped. */
const messageSchema = z.object({
  applicantId: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  createdAtMs: z.string().min(1).max(100),
  correlationId: z.string().max(100).optional(),
  reviewStatus: z.string().max(100).optional(),
});

/** @throws 401 unless the digest is the HMAC of the raw bytes under our secret. */
export function verifySumsubSignature(deps: Deps, { rawBody, digest, algorithm }: SignedMessage): void {
  const secret = deps.settings.sumsub?.webhookSecret ?? null;
  const hash = algorithms.get(algorithm ?? 'HMAC_SHA256_HEX');
  if (secret === null || rawBody === null || digest === null || hash === undefined) {
    return refuse(deps, { algorithm, isConfigured: secret !== null, isSigned: digest !== null });
  }
  const expected = Buffer.from(createHmac(hash, secret).update(rawBody).digest('hex'));
  const given = Buffer.from(digest);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    refuse(deps, { algorithm, isConfigured: true, isSigned: true });
  }
}

/** Applies a message whose signature was checked, once: fetches the verdict it is about. */
export async function receiveSumsubWebhook(deps: Deps, body: unknown): Promise<void> {
  const message = messageSchema.safeParse(body);
  if (!message.success) throw new AppError(httpErrors.malformed);
  const { applicantId, type, createdAtMs } = message.data;
  // A repeated message has the same three fields.
  const eventId = `${applicantId}:${type}:${createdAtMs}`;
  if (await isKnown(deps, eventId)) return;
  const applicant = await findApplicantByProviderId(deps.db, applicantId);
  if (applicant !== null && !withoutReview.has(type)) {
    await refreshFromProvider(deps, applicant.userId, null);
  }
  // Stored last: a message whose effect failed is processed again when Sumsub resends it.
  await remember(deps, eventId, message.data);
  const sentAt = Date.parse(`${createdAtMs.replace(' ', 'T')}Z`);
  if (!Number.isNaN(sentAt))
    observeWebhook(deps.metrics, provider, (deps.clock.now().getTime() - sentAt) / 1000);
}

/** Logged: either an attack, or a secret that was changed on one side only. */
function refuse(deps: Deps, why: Record<string, unknown>): never {
  deps.log.warn(why, 'Sumsub webhook refused');
  throw new AppError(httpErrors.unauthenticated);
}

async function isKnown(deps: Deps, eventId: string): Promise<boolean> {
  const [row] = await deps.db
    .select({ eventId: webhookInbox.eventId })
    .from(webhookInbox)
    .where(and(eq(webhookInbox.provider, provider), eq(webhookInbox.eventId, eventId)));
  return row !== undefined;
}

async function remember(deps: Deps, eventId: string, payload: Record<string, unknown>): Promise<void> {
  await deps.db
    .insert(webhookInbox)
    .values({ provider, eventId, receivedAt: deps.clock.now(), payload })
    .onConflictDoNothing();
}
