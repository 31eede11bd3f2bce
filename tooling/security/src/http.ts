/** Requests as an attacker writes them: any path, any header, any bytes. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  readonly name: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Cookies that any answer of the pass has set: there must be none. */
export const cookiesSet: string[] = [];
/** Redirections that any answer of the pass has made. */
export const redirections: string[] = [];

export function ask(origin: string, asked: Asked): Promise<Answered> {
  const { method = 'GET', path, headers = {}, body } = asked;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const name = `${method} ${path.slice(0, 60)} → ${answer.statusCode ?? 0}`;
        if (answer.headers['set-cookie'] !== undefined) cookiesSet.push(name);
        if (answer.headers.location !== undefined) redirections.push(`${name} ${answer.headers.location}`);
        resolve({
          name,
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const silenceMs = 3000;

/** Writes these bytes on a socket and reads what comes until the end. */
export function exchange(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });
}

export const json = (token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});
