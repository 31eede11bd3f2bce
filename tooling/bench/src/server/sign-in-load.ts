/**
 * Sign-ins, each from its own network address, and clients that browse meanwhile. `signIn` and `browse` are our own: autocannon
 * has no pause between two requests of a connection, builds requests that it may not send, and sums up latencies in whole milliseconds.
 */
import { Agent, request as httpRequest } from 'node:http';
import autocannon from 'autocannon';
import { Caller, type Sent } from './load.ts';

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The client address as our proxy would report it. */
  readonly from: string;
}

export interface SignInAnswer {
  readonly status: number;
  readonly durationMs: number;
}

/** Far above what one attempt takes on a busy machine. */
const responseTimeoutSeconds = 120;

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

export function signIn(url: string, { email, password, from }: SignInAttempt): Promise<SignInAnswer> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const outgoing = httpRequest(
      `${url}/proxy/login`,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': from } },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, durationMs: performance.now() - start }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify({ user: { email, password } }));
  });
}

/** Sends `count` attempts over `atOnce` connections, and counts the responses by status. */
export async function flood(
  url: string,
  { count, atOnce, attempt }: { count: number; atOnce: number; attempt: (index: number) => SignInAttempt },
): Promise<Map<number, number>> {
  let sent = 0;
  const result = await autocannon({
    url,
    amount: count,
    connections: atOnce,
    timeout: responseTimeoutSeconds,
    requests: [
      {
        method: 'POST',
        path: '/proxy/login',
        setupRequest: (request) => {
          sent += 1;
          const { email, password, from } = attempt(sent);
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
            body: JSON.stringify({ user: { email, password } }),
          };
        },
      },
    ],
  });
  const { errors, timeouts, statusCodeStats = {} } = result;
  if (errors + timeouts > 0) throw new Error(`${errors} errors and ${timeouts} timeouts among ${count}.`);
  return new Map(
    Object.entries(statusCodeStats).map(([status, { count: times = 0 }]) => [Number(status), times]),
  );
}

export interface Browsing {
  /** Stops the load. Returns the latency of each request, in milliseconds. */
  stop(): Promise<number[]>;
}

/** One connection a client: a request, then a pause. `stop` throws when a response was not 200. */
export function browse(url: string, requests: readonly Sent[], pauseMs: number): Browsing {
  const timesMs: number[] = [];
  const stopping = new AbortController();
  const client = async (sent: Sent) => {
    const caller = new Caller(url);
    while (!stopping.signal.aborted) {
      const { status, durationMs } = await caller.get(sent);
      if (status !== 200) throw new Error(`${sent.path} responded ${status}.`);
      timesMs.push(durationMs);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    caller.close();
  };
  const clients = Promise.allSettled(requests.map(client));
  return {
    async stop() {
      stopping.abort();
      for (const result of await clients) if (result.status === 'rejected') throw result.reason;
      return timesMs;
    },
  };
}
