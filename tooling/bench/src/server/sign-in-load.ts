/** Sign-ins, each from a network address of its choice, and clients who browse meanwhile. */
import { Agent, request as httpRequest } from 'node:http';
import { Caller, type Sent } from './load.ts';

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The address our proxy would have seen. */
  readonly from: string;
}

export interface SignInAnswer {
  readonly status: number;
  readonly durationMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

export function signIn(url: string, { email, password, from }: SignInAttempt): Promise<SignInAnswer> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const outgoing = httpRequest(
      `${url}/proxy/login`,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': from } },
      (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, durationMs: performance.now() - start }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify({ user: { email, password } }));
  });
}

/** Sends `count` attempts, so many at a time, and counts the answers by status. */
export async function flood(
  url: string,
  { count, atOnce, attempt }: { count: number; atOnce: number; attempt: (index: number) => SignInAttempt },
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let sent = 0;
  const sender = async () => {
    while (sent < count) {
      sent += 1;
      const { status } = await signIn(url, attempt(sent));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return statuses;
}

export interface Browsing {
  /** Ends it: how long each request lasted. */
  stop(): Promise<number[]>;
}

/** One connection a client, a request and then a pause. Any answer but 200 is thrown by `stop`. */
export function browse(url: string, requests: readonly Sent[], pauseMs: number): Browsing {
  const timesMs: number[] = [];
  const stopping = new AbortController();
  const client = async (sent: Sent) => {
    const caller = new Caller(url);
    while (!stopping.signal.aborted) {
      const { status, durationMs } = await caller.get(sent);
      if (status !== 200) throw new Error(`${sent.path} answered ${status} while others signed in.`);
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
