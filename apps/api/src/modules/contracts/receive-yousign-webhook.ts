// Yousign's webhook. The signature is checked on the raw bytes; the message only names the request whose state is then
// fetched from Yousign, so the order of messages does not matter. Yousign waits one second for the response: the message is
// stored first and processed after the response; the next poll does what fails.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { webhookInbox } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { observeWebhook } from '../../http/metrics.ts';
import { contractsErrors } from './contracts.errors.ts';
import * as repository from './contracts.repository.ts';

export interface SignedMessage {
  rawBody: Buffer | null;
  /** `sha256=` and the HMAC in hexadecimal. */
  signature: string | null;
}

/** The events that end a request. */
const endings = new Set(
  ['done', 'declined', 'rejected', 'expired', 'canceled', 'deleted'].map((end) => `signature_request.${end}`),
);

/** The fields that are read and stored; the rest of a message is dropped. */
const messageSchema = z.object({
  event_id: z.string().min(1).max(100),
  event_name: z.string().min(1).max(100),
  event_time: z.union([z.string().max(100), z.number()]).optional(),
  sandbox: z.boolean(),
  data: z.object({
    signature_request: z
      .object({ id: z.string().max(100), external_id: z.string().max(255).nullish() })
      .optional(),
  }),
});
type Message = z.infer<typeof messageSchema>;

/** @throws 401 unless the signature is the HMAC of the raw bytes under our secret. */
export function verifyYousignSignature(deps: Deps, { rawBody, signature }: SignedMessage): void {
  const { yousign } = deps.settings;
  if (yousign === null || rawBody === null || signature === null) {
    return refuse(deps, { isConfigured: yousign !== null, isSigned: signature !== null });
  }
  const hmac = createHmac('sha256', yousign.webhookSecret).update(rawBody).digest('hex');
  const expected = Buffer.from(`sha256=${hmac}`);
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    refuse(deps, { isConfigured: true, isSigned: true });
  }
}

/** Of a contract or an investment, by our id of its request. */
type ApplySignature = (deps: Deps, requestId: string) => Promise<void>;

/** Stores a message whose signature was checked, once, then applies the state that Yousign reports. */
export async function receiveYousignWebhook(deps: Deps, body: unknown, apply: ApplySignature): Promise<void> {
  const message = readMessage(deps, body);
  const requestId = endedRequest(message);
  const isNew = await deps.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(webhookInbox)
      .values({
        provider: 'yousign',
        eventId: message.event_id,
        receivedAt: deps.clock.now(),
        payload: message,
      })
      .onConflictDoNothing()
      .returning({ eventId: webhookInbox.eventId });
    if (inserted.length === 0) return false;
    if (requestId !== null) await repository.pollSoon(tx, requestId);
    return true;
  });
  if (isNew && requestId !== null) void actOn(deps, { requestId, sentAt: Number(message.event_time) }, apply);
}

/** Our id of the request that ended; null for other events, and for a request that is not ours. */
function endedRequest({ event_name, data }: Message): string | null {
  const externalId = z.uuid().safeParse(data.signature_request?.external_id);
  return endings.has(event_name) && externalId.success ? externalId.data : null;
}

/** `sentAt`: in seconds since 1970; NaN when the message has no time. */
async function actOn(
  deps: Deps,
  { requestId, sentAt }: { requestId: string; sentAt: number },
  apply: ApplySignature,
): Promise<void> {
  try {
    await apply(deps, requestId);
    if (!Number.isNaN(sentAt))
      observeWebhook(deps.metrics, 'yousign', deps.clock.now().getTime() / 1000 - sentAt);
  } catch (error) {
    deps.log.error({ err: error, requestId }, 'signature state not applied: the next poll retries');
  }
}

function readMessage(deps: Deps, body: unknown): Message {
  const message = messageSchema.safeParse(body);
  if (!message.success) throw new AppError(httpErrors.malformed);
  // One secret may serve two subscriptions: a signature made in the sandbox has no legal effect.
  if (message.data.sandbox !== (deps.settings.yousign?.environment === 'sandbox')) {
    return refuse(deps, { isConfigured: true, isSigned: true, isSandbox: message.data.sandbox });
  }
  return message.data;
}

/** Logged: either an attack, or a setting that was changed on one side only. */
function refuse(deps: Deps, why: Record<string, unknown>): never {
  deps.log.warn(why, 'Yousign webhook refused');
  throw new AppError(contractsErrors.badWebhook);
}
