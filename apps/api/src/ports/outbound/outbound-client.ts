// The one way out to a provider's API. It reaches the origins the settings name and no other, follows no redirect,
// waits a bounded time for a bounded response, and retries only what may be done twice.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';

export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: URL;
  /** In the log, instead of a path that holds a key. */
  loggedPath?: string;
  /** Called again for each try: a signed header carries the time of its try. */
  headers: () => Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** Whether doing it twice is as doing it once. */
  isRepeatable: boolean;
  timeoutMs?: number;
  /** For a file; a response is small otherwise. */
  maxResponseBytes?: number;
}

export interface OutboundResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface OutboundClient {
  /** Any status below 300 or above 399 is a response; what never became one is an `OutboundError`. */
  send: (request: OutboundRequest) => Promise<OutboundResponse>;
}

export interface OutboundOptions {
  allowedOrigins: readonly string[];
  log: FastifyBaseLogger;
  /** Tests don't wait. */
  pause?: (ms: number) => Promise<unknown>;
  /** For the circuit breaker, in milliseconds. */
  now?: () => number;
}

export type OutboundFailure = 'not-allowed' | 'redirected' | 'too-large' | 'unreachable' | 'skipped';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly reason: OutboundFailure;
  /** For a skipped request: when the provider is called again. */
  readonly retryAfterSeconds: number | undefined;
  constructor(
    reason: OutboundFailure,
    { message, cause, retryAfterSeconds }: { message: string; cause?: unknown; retryAfterSeconds?: number },
  ) {
    super(message, { cause });
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Of all clients of the process, whose registry of metrics registers it. */
export const providerRequests = new Counter({
  name: 'provider_requests_total',
  help: 'Requests to a provider, by host and by what became of them: response, failure, or skipped while its circuit is open',
  labelNames: ['provider', 'outcome'],
  registers: [],
});

const defaultTimeoutMs = 5000;
/** A user is waiting: after the second pause an error is better. */
const pausesMs = [200, 800] as const;
const maxPauseMs = 2000;
/** No new try begins later than this after the first. */
const patienceMs = 8000;
const defaultMaxResponseBytes = 1024 * 1024;
const passingStatuses = new Set([429, 500, 502, 503, 504]);

/** One client for one provider: its circuit breaker counts the failures of all its requests. */
export function createOutboundClient({
  allowedOrigins,
  log,
  pause = wait,
  now = Date.now,
}: OutboundOptions): OutboundClient {
  const breaker = createBreaker(now);
  return {
    send: async (request) => {
      const { method, url, loggedPath, isRepeatable } = request;
      // The path alone: a query may carry what a log must not.
      const call = { method, host: url.host, path: loggedPath ?? url.pathname };
      if (!allowedOrigins.includes(url.origin)) {
        throw new OutboundError('not-allowed', { message: `${url.origin} is not a provider of ours` });
      }
      const startedAt = performance.now();
      for (let tries = 1; ; tries += 1) {
        const count = (outcome: string) => providerRequests.inc({ provider: url.host, outcome });
        breaker.refuseWhileOpen(() => count('skipped'));
        const outcome = await attempt(request);
        breaker.record(outcome);
        count(isFailure(outcome) ? 'failure' : 'response');
        const durationMs = Math.round(performance.now() - startedAt);
        const pauseMs = isRepeatable && durationMs < patienceMs ? pauseAfter(outcome, tries) : null;
        log[isFailure(outcome) ? 'warn' : 'debug'](
          { ...call, tries, durationMs, ...describe(outcome) },
          'provider called',
        );
        if (pauseMs !== null) await pause(pauseMs);
        else if (outcome instanceof OutboundError) throw outcome;
        else return outcome;
      }
    },
  };
}

type Outcome = OutboundResponse | OutboundError;

const failuresToOpen = 3;
const openMs = 30_000;

/**
 * A circuit breaker: after three tries in a row without a response, requests fail at once for 30 s instead of waiting
 * for a timeout each. Then one request is sent while the others still fail; its response closes the circuit.
 */
function createBreaker(now: () => number) {
  let failures = 0;
  let openUntil = 0;
  return {
    refuseWhileOpen: (onRefusal: () => void) => {
      if (failures < failuresToOpen) return;
      const leftMs = openUntil - now();
      // A clock that was set back does not keep the circuit open longer.
      if (leftMs > 0 && leftMs <= openMs) {
        onRefusal();
        const retryAfterSeconds = Math.ceil(leftMs / 1000);
        throw new OutboundError('skipped', {
          message: 'circuit open: no response lately',
          retryAfterSeconds,
        });
      }
      openUntil = now() + openMs;
    },
    record: (outcome: Outcome) => {
      const isSilent = outcome instanceof OutboundError && outcome.reason === 'unreachable';
      failures = isSilent ? failures + 1 : 0;
      if (failures >= failuresToOpen) openUntil = now() + openMs;
    },
  };
}

async function attempt(request: OutboundRequest): Promise<Outcome> {
  const { method, url, headers, body, timeoutMs, maxResponseBytes } = request;
  try {
    const response = await fetch(url, {
      method,
      headers: headers(),
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs),
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return new OutboundError('redirected', { message: `redirected with ${response.status}` });
    }
    const bytes = await readBody(response, maxResponseBytes ?? defaultMaxResponseBytes);
    return { status: response.status, headers: response.headers, body: bytes };
  } catch (error) {
    if (error instanceof OutboundError) return error;
    return new OutboundError('unreachable', { message: 'no response', cause: error });
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new OutboundError('too-large', { message: 'the response is too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isFailure(outcome: Outcome): boolean {
  return outcome instanceof OutboundError || passingStatuses.has(outcome.status);
}

function describe(outcome: Outcome): Record<string, unknown> {
  return outcome instanceof OutboundError
    ? { failure: outcome.reason, err: outcome.cause }
    : { status: outcome.status };
}

/** How long to wait before the next try; null when there is none. */
function pauseAfter(outcome: Outcome, tries: number): number | null {
  const ownMs = pausesMs[tries - 1];
  if (ownMs === undefined) return null;
  if (outcome instanceof OutboundError) return outcome.reason === 'unreachable' ? ownMs : null;
  if (!passingStatuses.has(outcome.status)) return null;
  const requiredSeconds = Number(outcome.headers.get('retry-after') ?? 0);
  const pauseMs = Math.max(ownMs, Number.isFinite(requiredSeconds) ? requiredSeconds * 1000 : 0);
  return pauseMs <= maxPauseMs ? pauseMs : null;
}
