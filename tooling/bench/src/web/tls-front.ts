/** The reverse proxy of production: TLS and HTTP/2 to the browser, plain HTTP/1.1 to our server. */
import { once } from 'node:events';
import { Agent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Certificate } from './certificate.ts';

export interface Front {
  close(): Promise<void>;
}

/** Hop-by-hop headers, which HTTP/2 forbids. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'] as const;

/** Listens on `https://localhost:<port>` and forwards to the upstream port. */
export async function startFront(
  certificate: Certificate,
  { port, upstreamPort }: { port: number; upstreamPort: number },
): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const forward = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const upstream = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port: upstreamPort,
        method: incoming.method,
        path: incoming.url,
        headers: requestHeaders(incoming),
      },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, without(hopByHop, response.headers));
        response.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.stream?.close());
    incoming.pipe(upstream);
  };
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, forward);
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => sessions.delete(session));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function requestHeaders(incoming: Http2ServerRequest): OutgoingHttpHeaders {
  const plain = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  return { ...without(hopByHop, Object.fromEntries(plain)), host: incoming.authority };
}

function without(names: readonly string[], headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
