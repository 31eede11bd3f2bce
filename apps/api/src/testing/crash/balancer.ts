// A load balancer in front of API processes, as the edge has one: each request goes to the next upstream, one that refuses the connection is
// passed over, and a request that its upstream leaves half-way is a 502.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '@repo/postgres/free-port';

export interface Served {
  upstream: number;
  method: string;
  path: string;
  /** `performance.now()` of its end. */
  at: number;
  /** `cut`: the connection ended before the response. */
  status: number | 'cut';
}

export interface Balancer {
  origin: string;
  /** What the upstreams served, in order. */
  served: readonly Served[];
  close: () => void;
}

interface Exchange {
  incoming: IncomingMessage;
  body: string;
  outgoing: ServerResponse;
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const served: Served[] = [];
  let turn = 0;
  const forward = (exchange: Exchange, upstream: number, attemptsLeft: number) => {
    const { incoming, outgoing, body } = exchange;
    const { method = 'GET', url: path = '/', headers } = incoming;
    const record = (status: Served['status']) => {
      served.push({ upstream, method, path, at: performance.now(), status });
    };
    const refuse = (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === 'ECONNREFUSED';
      if (isRefused && attemptsLeft > 0)
        return forward(exchange, (upstream + 1) % ports.length, attemptsLeft - 1);
      if (!isRefused) record('cut');
      if (outgoing.headersSent) return outgoing.destroy();
      return outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{"code":"bad_gateway"}');
    };
    const options = { host: '127.0.0.1', port: ports[upstream], method, path, headers, agent: false };
    const call = request(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', refuse).on('end', () => record(response.statusCode ?? 502));
      response.pipe(outgoing);
    });
    call.on('error', refuse).end(body, 'latin1');
  };
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const first = turn % ports.length;
    incoming.setEncoding('latin1');
    text(incoming).then(
      (body) => forward({ incoming, body, outgoing }, first, ports.length - 1),
      () => outgoing.destroy(),
    );
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    served,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
