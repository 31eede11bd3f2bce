// How often one may call. Guessing (passwords, codes) and mail are counted in the database, so that a restart forgives
// nobody; plain traffic is counted in memory, so that it costs nothing.
import type { RateLimitBucket } from '@repo/api-sdk/contract';
import { sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { createGate, type Precedence } from '../gate.ts';
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';

export interface Limit {
  calls: number;
  windowSeconds: number;
}

/** Per caller (the account, else the address) on plain traffic; reads are a setting. */
const trafficLimits = {
  write: { calls: 120, windowSeconds: 60 },
  poll: { calls: 240, windowSeconds: 60 },
  upload: { calls: 60, windowSeconds: 3600 },
  import: { calls: 60, windowSeconds: 3600 },
  /** Made for one person while he waits: half a second of the processor each. */
  document: { calls: 60, windowSeconds: 300 },
  webhook: { calls: 600, windowSeconds: 60 },
} as const satisfies Partial<Record<RateLimitBucket, Limit>>;

/** Per address on whatever lets one guess, or has us write to somebody. */
const guardedLimits = {
  login: { calls: 50, windowSeconds: 900 },
  register: { calls: 20, windowSeconds: 3600 },
  code: { calls: 60, windowSeconds: 900 },
  mail: { calls: 20, windowSeconds: 3600 },
} as const satisfies Partial<Record<RateLimitBucket, Limit>>;

/** Tighter, for one account. */
export const accountLimits = {
  /** From one address, one place: somebody who is wrong elsewhere stops nobody here. */
  login: { calls: 10, windowSeconds: 900 },
  /** From all the addresses the account was never opened from, together. */
  loginElsewhere: { calls: 100, windowSeconds: 900 },
  confirmPassword: { calls: 10, windowSeconds: 900 },
  passwordReset: { calls: 3, windowSeconds: 3600 },
  codesSent: { calls: 8, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

type TrafficBucket = keyof typeof trafficLimits | 'read';

/** The limiter of one server: called before each operation. */
export function createRateLimiter() {
  const counters = new Map<string, WindowCount>();
  return async (deps: Deps, bucket: RateLimitBucket, caller: { userId: string | null; ip: string }) => {
    if (isTraffic(bucket)) {
      const key = `${bucket}:${caller.userId ?? addressKey(caller.ip)}`;
      const limit =
        bucket === 'read'
          ? { calls: deps.settings.readsPerMinute, windowSeconds: 60 }
          : trafficLimits[bucket];
      refuseAbove(limit, countInMemory(counters, key, { limit, nowMs: deps.clock.now().getTime() }), deps);
      return;
    }
    const { calls, windowSeconds } = guardedLimits[bucket];
    const limit = { calls: calls * leniency(deps), windowSeconds };
    const precedence = caller.userId === null ? 'anybody' : 'known';
    await enforceGuardedLimit(deps, `${bucket}:${addressKey(caller.ip)}`, limit, precedence);
  };
}

/** On a developer's machine every account and every journey calls from one address, and staff sign in over and over. */
function leniency({ settings }: Deps): number {
  return settings.mode === 'development' ? 20 : 1;
}

/** Counts one code sent to an account, whatever it is for. */
export async function enforceCodesLimit(deps: Deps, userId: string): Promise<void> {
  const { calls, windowSeconds } = accountLimits.codesSent;
  await enforceGuardedLimit(deps, `codes:${userId}`, { calls: calls * leniency(deps), windowSeconds });
}

/**
 * Each count is a write of its own: those of fifty sign-ins, begun together, would hold every connection of the pool, and
 * whoever only browses would wait behind them.
 */
const counting = createGate({ of: 'guarded counts', places: 2, maxWaiting: 1000 });

/**
 * Counts one attempt in the database and refuses it with the seconds to wait once the limit is passed. Never in a
 * transaction: it may wait for others who need its connection. What a use case counts goes before a request that is only
 * coming in, so that what is begun ends.
 */
export async function enforceGuardedLimit(
  deps: Deps,
  key: string,
  limit: Limit,
  precedence: Precedence = 'known',
): Promise<void> {
  refuseAbove(limit, await counting(() => countInDatabase(deps, key, limit), precedence), deps);
}

interface WindowCount {
  count: number;
  resetsAtMs: number;
}

function isTraffic(bucket: RateLimitBucket): bucket is TrafficBucket {
  return bucket === 'read' || bucket in trafficLimits;
}

function refuseAbove(limit: Limit, { count, resetsAtMs }: WindowCount, deps: Deps): void {
  if (count <= limit.calls) return;
  const waitMs = resetsAtMs - deps.clock.now().getTime();
  throw new AppError(httpErrors.rateLimited, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Windows that have passed are swept when this many are held. */
const sweepAbove = 50_000;

function countInMemory(
  counters: Map<string, WindowCount>,
  key: string,
  { limit, nowMs }: { limit: Limit; nowMs: number },
): WindowCount {
  const current = counters.get(key);
  if (current !== undefined && current.resetsAtMs > nowMs) {
    current.count += 1;
    return current;
  }
  if (counters.size > sweepAbove) sweep(counters, nowMs);
  const fresh = { count: 1, resetsAtMs: nowMs + limit.windowSeconds * 1000 };
  counters.set(key, fresh);
  return fresh;
}

function sweep(counters: Map<string, WindowCount>, nowMs: number): void {
  for (const [key, { resetsAtMs }] of counters) if (resetsAtMs <= nowMs) counters.delete(key);
}

/** Counted before the attempt is judged, in one statement: parallel guesses can't share a count. */
async function countInDatabase(deps: Deps, key: string, limit: Limit): Promise<WindowCount> {
  const now = deps.clock.now();
  const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const [row] = await deps.db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetsAt} <= ${now} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (row === undefined) throw new Error('an upsert returned no row');
  return { count: row.count, resetsAtMs: row.resetsAt.getTime() };
}

/** IPv6 users hold a whole /64: counting single addresses would count nothing. */
export function addressKey(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;
}
