// A repeated write answers its first result (D13). Only successes are kept: after a refusal the same key may try again.
// A key is running (no status), then settled with its change (a status), then answered (a body).
import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';

export interface IdempotentRequest {
  userId: string;
  operationId: string;
  key: string;
  requestHash: string;
}

export interface StoredAnswer {
  status: number;
  /** Null when the change is made and its answer was never stored. */
  body: unknown;
}

/** A first call that has not ended after this long was cut by a crash; the state machine guards what follows. */
const abandonedAfterMs = 60_000;

export function hashRequest(parts: { params: unknown; body: unknown; file: Buffer | null }): string {
  const hash = createHash('sha256').update(JSON.stringify([parts.params ?? null, parts.body ?? null]));
  if (parts.file !== null) hash.update(parts.file);
  return hash.digest('hex');
}

/** Null: go on, this is the first call. Otherwise the answer to repeat. */
export async function beginIdempotent(deps: Deps, request: IdempotentRequest): Promise<StoredAnswer | null> {
  const now = deps.clock.now();
  const inserted = await deps.db
    .insert(idempotencyKeys)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length > 0) return null;

  const [known] = await deps.db.select().from(idempotencyKeys).where(sameKey(request));
  if (known === undefined) throw new AppError(httpErrors.idempotencyRunning);
  if (known.requestHash !== request.requestHash) throw new AppError(httpErrors.idempotencyMismatch);
  if (known.status !== null) return { status: known.status, body: known.body };
  if (await takeOver(deps, request, new Date(now.getTime() - abandonedAfterMs))) return null;
  throw new AppError(httpErrors.idempotencyRunning);
}

/** In the transaction of the change itself: both are kept or neither is. */
export async function settleIdempotent(
  tx: Database,
  request: IdempotentRequest,
  status: number,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ status }).where(sameKey(request));
}

export async function finishIdempotent(
  deps: Deps,
  request: IdempotentRequest,
  answer: StoredAnswer,
): Promise<void> {
  await deps.db
    .update(idempotencyKeys)
    .set({ status: answer.status, body: z.json().parse(answer.body) })
    .where(sameKey(request));
}

export async function forgetIdempotent(deps: Deps, request: IdempotentRequest): Promise<void> {
  await deps.db.delete(idempotencyKeys).where(and(sameKey(request), isNull(idempotencyKeys.status)));
}

/** After a crash of a process that is alone, no call is running: what it left unfinished may be asked again at once. */
export async function forgetUnfinished(deps: Deps): Promise<void> {
  await deps.db.delete(idempotencyKeys).where(isNull(idempotencyKeys.status));
}

async function takeOver(deps: Deps, request: IdempotentRequest, olderThan: Date): Promise<boolean> {
  const taken = await deps.db
    .update(idempotencyKeys)
    .set({ createdAt: deps.clock.now() })
    .where(and(sameKey(request), isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, olderThan)))
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

function sameKey(request: IdempotentRequest) {
  return and(
    eq(idempotencyKeys.userId, request.userId),
    eq(idempotencyKeys.operationId, request.operationId),
    eq(idempotencyKeys.key, request.key),
  );
}
