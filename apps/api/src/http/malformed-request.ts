// Connections that never become a request: unreadable bytes, senders too slow, more connections than we can hold.
// No route and no hook runs for them, so the response is written on the socket by hand.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type ErrorEntry } from './app-error.ts';
import { httpErrors } from './http.errors.ts';

export interface SocketLimits {
  /** All headers must have arrived within this time. */
  headersTimeoutMs: number;
  /** The whole request, body included, must have arrived within this time. */
  requestTimeoutMs: number;
  /**
   * The whole of a request, body included, becomes a 503 after this. The work goes on to its own limits (database, provider),
   * and a repeat under its Idempotency-Key gets its result.
   */
  handlerTimeoutMs: number;
  /** How often the first two are checked: a slow sender may last this much longer. */
  checkIntervalMs: number;
  /** A refused sender may still read its response; then the socket is destroyed, whatever the sender does. */
  lingerMs: number;
  maxConnections: number;
}

export const socketLimits: SocketLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  handlerTimeoutMs: 45_000,
  checkIntervalMs: 5000,
  lingerMs: 1000,
  maxConnections: 2000,
};

/** Error codes of Node's HTTP parser; any other one is a request that is not HTTP. */
const reasons: Record<string, ErrorEntry> = {
  HPE_HEADER_OVERFLOW: httpErrors.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: httpErrors.tooSlow,
};

/** Sends the usual error body, then closes: what follows on this connection could mean anything. */
export function refuseMalformed({ lingerMs }: Pick<SocketLimits, 'lingerMs'>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    socket.end(toResponse(reasons[error.code ?? ''] ?? httpErrors.malformed));
    // `end` closes our side only: a peer that keeps its own open would hold the file descriptor for ever.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

function toResponse(entry: ErrorEntry): string {
  const body = JSON.stringify({ error: entry.message, code: entry.code, request_id: randomUUID() });
  return [
    `HTTP/1.1 ${entry.status} ${STATUS_CODES[entry.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Two Host headers: a proxy and this server could each believe another one (RFC 9112 §3.2). Node keeps the first. */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(countHosts(request) > 1 ? new AppError(httpErrors.malformed) : undefined);
  });
}

/** `rawHeaders` is a flat list: name, value, name, value. */
function countHosts({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}
