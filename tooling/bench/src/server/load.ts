/** Load generators: as many requests as a server handles, or one at a time to measure latency. */
import { Agent, request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import autocannon from 'autocannon';

export interface Sent {
  readonly path: string;
  readonly headers: Record<string, string>;
}

/** Enough connections to keep one process busy, few enough to avoid a long queue. */
const connections = 8;
const durationSeconds = 1;

export interface Throughput {
  readonly completed: number;
  readonly aSecond: number;
}

/** @throws when a response has another status than `status`. */
export async function throughput(
  url: string,
  requests: readonly Sent[],
  status: number,
): Promise<Throughput> {
  const result = await autocannon({
    url,
    connections,
    duration: durationSeconds,
    requests: requests.map(({ path, headers }) => ({ method: 'GET' as const, path, headers })),
  });
  const { errors, timeouts, statusCodeStats = {}, duration } = result;
  const completed = statusCodeStats[`${status}`]?.count ?? 0;
  const others = Object.keys(statusCodeStats).filter((code) => code !== String(status));
  if (errors + timeouts > 0 || others.length > 0 || completed === 0) {
    throw new Error(
      `${url}${requests[0]?.path}: ${errors} errors, ${timeouts} timeouts, statuses ${Object.keys(statusCodeStats).join(', ')}, ${status} expected.`,
    );
  }
  return { completed, aSecond: completed / duration };
}

export interface Reply {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
  /** The latency in milliseconds, from the request sent to the last byte received. */
  readonly durationMs: number;
  /** Headers and body in bytes, as received from the socket. */
  readonly wireBytes: number;
}

/** One keep-alive connection; the body is not decompressed. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  get(sent: Sent): Promise<Reply> {
    return this.#send('GET', sent);
  }

  post({ path, headers }: Sent, body: unknown): Promise<Reply> {
    const text = JSON.stringify(body);
    return this.#send('POST', { path, headers: { ...headers, 'content-type': 'application/json' } }, text);
  }

  #send(method: string, { path, headers }: Sent, text?: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const options = { agent: this.#agent, method, headers };
      const outgoing = httpRequest(this.#url + path, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            durationMs: performance.now() - start,
            wireBytes: (used?.bytesRead ?? 0) - bytesBefore,
          });
        });
      });
      let bytesBefore = 0;
      let used: Socket | undefined;
      outgoing.on('socket', (socket) => {
        bytesBefore = socket.bytesRead;
        used = socket;
      });
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
