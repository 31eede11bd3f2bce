// The provider's message only says where to look: its signature is checked on the raw bytes, a repeat has no second
// effect, and the verdict is read from the provider itself, so that order does not matter.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { webhookInbox } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { findApplicantByProviderId } from './applicants.repository.ts';
import { refreshFromProvider } from './refresh-from-provider.ts';

export interface SignedMessage {
  rawBody: Buffer | null;
  digest: string | null;
  algorithm: string | null;
}

const provider = 'sumsub';

/** SHA-1, the provider's legacy choice, is not accepted. */
const algorithms: Record<string, string> = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' };

const messageSchema = z.looseObject({
  applicantId: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  createdAtMs: z.string().min(1).max(100),
});

export async function receiveSumsubWebhook(deps: Deps, signed: SignedMessage): Promise<void> {
  const rawBody = requireSignature(deps, signed);
  const message = messageSchema.safeParse(JSON.parse(rawBody.toString('utf8')));
  if (!message.success) throw new AppError(httpErrors.malformed);
  const { applicantId, type, createdAtMs } = message.data;
  const eventId = `${applicantId}:${type}:${createdAtMs}`;
  if (await isKnown(deps, eventId)) return;
  const applicant = await findApplicantByProviderId(deps.db, applicantId);
  if (applicant !== null) await refreshFromProvider(deps, applicant.userId, null);
  // Kept last: a message whose effect failed must be taken again when the provider resends it.
  await remember(deps, eventId, message.data);
}

function requireSignature(deps: Deps, { rawBody, digest, algorithm }: SignedMessage): Buffer {
  const secret = deps.settings.sumsubWebhookSecret;
  const hash = algorithms[algorithm ?? 'HMAC_SHA256_HEX'];
  if (secret === null || rawBody === null || digest === null || hash === undefined) {
    throw new AppError(httpErrors.unauthenticated);
  }
  const expected = Buffer.from(createHmac(hash, secret).update(rawBody).digest('hex'));
  const given = Buffer.from(digest);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new AppError(httpErrors.unauthenticated);
  }
  return rawBody;
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
