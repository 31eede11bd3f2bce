// Rate limits. Guesses (passwords, codes) and emails are counted in the database, so that a restart does not reset them;
// plain traffic is counted in memory, which costs nothing.
import type { RateLimitBucket } from '@repo/api-sdk/spec';
import { sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { rateLimits } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { createGate, type Precedence } from './gate.ts';
import { httpErrors } from './http.errors.ts';

/** The buckets of the spec, and the one of messages that no provider signed. */
type Bucket = RateLimitBucket | 'refusedWebhook';

export interface Limit {
  calls: number;
  windowSeconds: number;
}

/** Per caller (the account, else the address) on plain traffic; reads are a setting. */
const trafficLimits = {
  write: { calls: 120, windowSeconds: 60 },
  poll: { calls: 240, windowSeconds: 60 },
  /** Each is a call of the service of addresses, before there is an account. */
  suggest: { calls: 60, windowSeconds: 60 },
  upload: { calls: 60, windowSeconds: 3600 },
  import: { calls: 60, windowSeconds: 3600 },
  /** Made during the request: half a second of processor time each. */
  document: { calls: 60, windowSeconds: 300 },
  /** Verified messages of one provider, from all its addresses. */
  webhook: { calls: 600, windowSeconds: 60 },
  /** Messages from one address whose signature is missing or wrong. */
  refusedWebhook: { calls: 60, windowSeconds: 60 },
} as const satisfies Partial<Record<Bucket, Limit>>;

/** Per address, on operations that check a secret or send an email. */
const guardedLimits = {
  login: { calls: 50, windowSeconds: 900 },
  register: { calls: 20, windowSeconds: 3600 },
  code: { calls: 60, windowSeconds: 900 },
  mail: { calls: 20, windowSeconds: 3600 },
} as const satisfies Partial<Record<RateLimitBucket, Limit>>;

/** Tighter, for one account. */
export const accountLimits = {
  /** From one address: wrong passwords sent from another address do not block this one. */
  login: { calls: 10, windowSeconds: 900 },
  /** From all the addresses the account was never opened from, together. */
  loginElsewhere: { calls: 100, windowSeconds: 900 },
  confirmPassword: { calls: 10, windowSeconds: 900 },
  /** From one address: requests from another one leave it its own, within the limit of all. */
  passwordReset: { calls: 3, windowSeconds: 3600 },
  /** From all addresses together: what one mailbox may receive. */
  passwordResetAnywhere: { calls: 12, windowSeconds: 3600 },
  confirmationLink: { calls: 3, windowSeconds: 3600 },
  codesSent: { calls: 8, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

type TrafficBucket = keyof typeof trafficLimits | 'read';
type Settings = Pick<Deps['settings'], 'mode' | 'readsPerMinute'>;

interface Caller {
  userId: string | null;
  ip: string;
  /** Set for a provider's verified message, which is counted for its operation instead of its address. */
  operationId?: string;
}

/** The fields of a response that say what is left (draft-ietf-httpapi-ratelimit-headers). */
interface Announced {
  headers(fields: { 'ratelimit-policy': string; ratelimit: string }): unknown;
}

/**
 * The limiter of one server: called before each operation, and for a webhook once its signature is checked. `reply` gets
 * the quota of the bucket, what is left of it and the seconds until it starts again, whether the call is refused or not.
 */
export function createRateLimiter() {
  const counters = new Map<string, WindowCount>();
  return async (deps: Deps, bucket: Bucket, caller: Caller, reply?: Announced): Promise<void> => {
    const limit = limitOf(bucket, deps.settings);
    if (isTraffic(bucket)) {
      const key = `${bucket}:${caller.operationId ?? caller.userId ?? addressKey(caller.ip)}`;
      const window = countInMemory(counters, key, { limit, nowMs: deps.clock.now().getTime() });
      reply?.headers(
        rateLimitFields(bucket, limit, { count: window.count, waitSeconds: secondsLeft(window, deps) }),
      );
      refuseAbove(limit, window, deps);
      return;
    }
    const precedence = caller.userId === null ? 'anonymous' : 'known';
    const window = await countGuarded(deps, `${bucket}:${addressKey(caller.ip)}`, limit, precedence);
    reply?.headers(
      rateLimitFields(bucket, limit, { count: window.count, waitSeconds: secondsLeft(window, deps) }),
    );
    refuseAbove(limit, window, deps);
  };
}

/** How often one caller, or for what checks a secret or sends an email one address, may call the operations of a bucket. */
export function limitOf(bucket: Bucket, settings: Settings): Limit {
  if (bucket === 'read') return { calls: settings.readsPerMinute, windowSeconds: 60 };
  if (isTraffic(bucket)) return trafficLimits[bucket];
  const { calls, windowSeconds } = guardedLimits[bucket];
  return { calls: calls * leniency(settings), windowSeconds };
}

/** On a developer's machine every account and every journey calls from one address, and staff sign in over and over. */
function leniency({ mode }: Settings): number {
  return mode === 'development' ? 20 : 1;
}

/** Whether a bucket counts plain traffic, by caller: else by address. */
export function isTraffic(bucket: Bucket): bucket is TrafficBucket {
  return bucket === 'read' || bucket in trafficLimits;
}

/** Counts one code sent to an account, whatever it is for. */
export async function enforceCodesLimit(deps: Deps, userId: string): Promise<void> {
  const { calls, windowSeconds } = accountLimits.codesSent;
  await enforceGuardedLimit(deps, `codes:${userId}`, {
    calls: calls * leniency(deps.settings),
    windowSeconds,
  });
}

/**
 * Each count is a write of its own: those of fifty simultaneous sign-ins would hold every connection of the pool, and delay all
 * other requests.
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
  refuseAbove(limit, await countGuarded(deps, key, limit, precedence), deps);
}

function countGuarded(deps: Deps, key: string, limit: Limit, precedence: Precedence): Promise<WindowCount> {
  return counting(() => countInDatabase(deps, key, limit), precedence);
}

interface WindowCount {
  count: number;
  resetsAtMs: number;
}

function refuseAbove(limit: Limit, window: WindowCount, deps: Deps): void {
  if (window.count <= limit.calls) return;
  throw new AppError(httpErrors.rateLimited, { retryAfterSeconds: secondsLeft(window, deps) });
}

/** Until the window of a count ends; at least one. */
function secondsLeft({ resetsAtMs }: WindowCount, { clock }: Pick<Deps, 'clock'>): number {
  return Math.max(1, Math.ceil((resetsAtMs - clock.now().getTime()) / 1000));
}

/** `"read";q=1200;w=60` and `"read";r=1199;t=43`. */
function rateLimitFields(
  bucket: Bucket,
  { calls, windowSeconds }: Limit,
  { count, waitSeconds }: { count: number; waitSeconds: number },
) {
  return {
    'ratelimit-policy': `"${bucket}";q=${calls};w=${windowSeconds}`,
    ratelimit: `"${bucket}";r=${Math.max(0, calls - count)};t=${waitSeconds}`,
  };
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

/**
 * The key an address is counted under: the address itself, or the /64 network of an IPv6 one, which is what a single
 * subscriber is given. Anything else is counted as it is written.
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toNormalizedString().split(':').slice(0, 4).join(':');
}
