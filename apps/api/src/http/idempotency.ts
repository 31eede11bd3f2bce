// A repeated write returns its first result (D13). Only successes are stored: after a refusal the same key may try again.
// A key is running (no status), then settled with its change (a status), then complete (a body). It belongs to a
// process: when that process dies, a repeat takes the key over.
import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { isDead } from '../db/process-lease.ts';
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

export interface StoredResponse {
  status: number;
  /** Null when the change is made and its response was never stored. */
  body: unknown;
}

/** Only for keys without a process, left by the version before process leases. */
const abandonedAfterMs = 60_000;
/** How long a repeat of a running request has to wait. */
const runningRetrySeconds = 1;

export function hashRequest(parts: { params: unknown; body: unknown; file: Buffer | null }): string {
  const hash = createHash('sha256').update(JSON.stringify([parts.params ?? null, parts.body ?? null]));
  if (parts.file !== null) hash.update(parts.file);
  return hash.digest('hex');
}

/** Null: this is the first request, or takes over from a dead process. Otherwise the response to repeat. */
export async function beginIdempotent(
  deps: Deps,
  request: IdempotentRequest,
): Promise<StoredResponse | null> {
  const { runningKeys } = deps.process;
  const name = keyName(request);
  // Claimed before the row exists: a repeat at once in this process finds the row and knows that it is alive.
  if (runningKeys.has(name)) return findStored(deps, request);
  runningKeys.add(name);
  try {
    const inserted = await deps.db
      .insert(idempotencyKeys)
      .values({ ...request, processId: deps.process.id, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length > 0) return null;
    const stored = await findStored(deps, request, () => takeOver(deps, request));
    if (stored !== null) runningKeys.delete(name);
    return stored;
  } catch (error) {
    runningKeys.delete(name);
    throw error;
  }
}

/** Null when `takeOver` made this request the owner of the key. */
async function findStored(
  deps: Deps,
  request: IdempotentRequest,
  takeOverKey?: () => Promise<boolean>,
): Promise<StoredResponse | null> {
  const [known] = await deps.db.select().from(idempotencyKeys).where(sameKey(request));
  if (known !== undefined && known.requestHash !== request.requestHash)
    throw new AppError(httpErrors.idempotencyMismatch);
  if (known !== undefined && known.status !== null) return { status: known.status, body: known.body };
  if (known !== undefined && (await takeOverKey?.())) return null;
  throw new AppError(httpErrors.idempotencyRunning, { retryAfterSeconds: runningRetrySeconds });
}

/**
 * In the transaction of the change itself: both are stored or neither is. Refused when another process, to which this one
 * seemed dead, has taken the key over: the change is then rolled back.
 */
export async function settleIdempotent(
  deps: Pick<Deps, 'db' | 'process'>,
  request: IdempotentRequest,
  status: number,
): Promise<void> {
  const settled = await deps.db
    .update(idempotencyKeys)
    .set({ status })
    .where(and(sameKey(request), ownsKey(deps)))
    .returning({ key: idempotencyKeys.key });
  if (settled.length === 0)
    throw new AppError(httpErrors.idempotencyRunning, { retryAfterSeconds: runningRetrySeconds });
}

export async function finishIdempotent(
  deps: Deps,
  request: IdempotentRequest,
  response: StoredResponse,
): Promise<void> {
  try {
    await deps.db
      .update(idempotencyKeys)
      .set({ status: response.status, body: z.json().parse(response.body) })
      // Once the change is settled, the response of any process is the one to store.
      .where(and(sameKey(request), or(isNotNull(idempotencyKeys.status), ownsKey(deps))));
  } finally {
    deps.process.runningKeys.delete(keyName(request));
  }
}

export async function deleteIdempotencyKey(deps: Deps, request: IdempotentRequest): Promise<void> {
  try {
    await deps.db
      .delete(idempotencyKeys)
      .where(and(sameKey(request), ownsKey(deps), isNull(idempotencyKeys.status)));
  } finally {
    deps.process.runningKeys.delete(keyName(request));
  }
}

/**
 * From a dead process, or from this one: what it runs is in `runningKeys`, so a key that got here was left behind when the
 * database failed to delete it.
 */
async function takeOver(deps: Deps, request: IdempotentRequest): Promise<boolean> {
  const { processId, status, createdAt } = idempotencyKeys;
  const olderThan = new Date(deps.clock.now().getTime() - abandonedAfterMs);
  const taken = await deps.db
    .update(idempotencyKeys)
    .set({ processId: deps.process.id })
    .where(
      and(
        sameKey(request),
        isNull(status),
        or(
          eq(processId, deps.process.id),
          isDead(processId),
          and(isNull(processId), lt(createdAt, olderThan)),
        ),
      ),
    )
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

function ownsKey({ process }: Pick<Deps, 'process'>) {
  return eq(idempotencyKeys.processId, process.id);
}

function keyName({ userId, operationId, key }: IdempotentRequest): string {
  return `${userId} ${operationId} ${key}`;
}

function sameKey(request: IdempotentRequest) {
  return and(
    eq(idempotencyKeys.userId, request.userId),
    eq(idempotencyKeys.operationId, request.operationId),
    eq(idempotencyKeys.key, request.key),
  );
}
