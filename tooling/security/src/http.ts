/** Raw HTTP requests: any path, any header, any bytes. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RawResponse {
  readonly name: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Cookies set by any response of the run: there must be none. */
export const cookiesSet: string[] = [];
/** Redirects of any response of the run. */
export const redirections: string[] = [];

export function sendRequest(origin: string, request: RawRequest): Promise<RawResponse> {
  const { method = 'GET', path, headers = {}, body } = request;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const name = `${method} ${path.slice(0, 60)} → ${response.statusCode ?? 0}`;
        if (response.headers['set-cookie'] !== undefined) cookiesSet.push(name);
        if (response.headers.location !== undefined)
          redirections.push(`${name} ${response.headers.location}`);
        resolve({
          name,
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const silenceMs = 3000;

/** Writes these bytes to a socket and reads until it is closed. */
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
