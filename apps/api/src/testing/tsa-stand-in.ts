// A time-stamping authority over HTTP, with the refusals of a real one: another method, another type, a wrong password, a request that it
// cannot read.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@repo/postgres/free-port';
import { toPem } from '../pki/pem.ts';
import {
  generateAuthority,
  type LocalAuthority,
  parseAuthority,
  respondToRequest,
} from '../ports/timestamps/local/local-authority.ts';

export interface TsaStandIn {
  url: string;
  authority: LocalAuthority;
  /** Its keys and certificates. */
  pem: string;
  /** What its time stamps end at, in PEM. */
  caPem: string;
  credentials: { username: string; password: string };
  now: () => Date;
  /** `down`: the connection is cut; `silent`: there is never a response; a function: what is sent in its place. */
  mode: 'up' | 'down' | 'silent' | ((response: Uint8Array) => Promise<Uint8Array>);
  requests: Uint8Array[];
  stop: () => Promise<void>;
}

export async function startTsa(now: () => Date): Promise<TsaStandIn> {
  const pem = await generateAuthority();
  const authority = parseAuthority(pem);
  const port = await freePort();
  const standIn: Omit<TsaStandIn, 'stop'> = {
    url: `http://127.0.0.1:${port}/tsa`,
    authority,
    pem,
    caPem: toPem('CERTIFICATE', authority.root.toSchema().toBER()),
    credentials: { username: 'exemple', password: 'a-password-of-the-stand-in' },
    now,
    mode: 'up',
    requests: [],
  };
  const server = createServer((incoming, outgoing) => {
    handle(standIn, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return Object.assign(standIn, { stop });
}

async function handle(
  standIn: Omit<TsaStandIn, 'stop'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { mode, credentials, authority, now } = standIn;
  const body = await buffer(incoming);
  standIn.requests.push(body);
  if (mode === 'silent') return;
  if (mode === 'down') {
    outgoing.destroy();
    return;
  }
  const login = Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64');
  const refuse = (status: number) =>
    outgoing.writeHead(status, { 'content-type': 'text/plain' }).end('refused');
  if (incoming.url !== '/tsa') refuse(404);
  else if (incoming.method !== 'POST') refuse(405);
  else if (incoming.headers.authorization !== `Basic ${login}`) refuse(401);
  else if (incoming.headers['content-type'] !== 'application/timestamp-query') refuse(415);
  else {
    const response = await respondToRequest(authority, body, now());
    outgoing.writeHead(200, { 'content-type': 'application/timestamp-reply' });
    outgoing.end(mode === 'up' ? response : await mode(response));
  }
}
