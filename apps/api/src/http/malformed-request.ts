// What cannot be read as HTTP reaches no route and no hook: its answer is written on the socket by hand.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorEntry } from './app-error.ts';
import { httpErrors } from './http.errors.ts';

/** Reasons of Node's own parser; any other one is a request that is not HTTP. */
const reasons: Record<string, ErrorEntry> = {
  HPE_HEADER_OVERFLOW: httpErrors.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: httpErrors.tooSlow,
};

/** Answers in the one shape of refusals, then closes: what follows on this connection could mean anything. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const entry = reasons[error.code ?? ''] ?? httpErrors.malformed;
  const body = JSON.stringify({ error: entry.message, code: entry.code, request_id: randomUUID() });
  socket.end(
    [
      `HTTP/1.1 ${entry.status} ${STATUS_CODES[entry.status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
