import { createServer, type RequestListener, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutboundClient, type OutboundRequest } from './outbound-client.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function provider(answer: RequestListener) {
  const seen: string[] = [];
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${String(request.headers['x-try'] ?? '')}`.trim());
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const pauses: number[] = [];
  const client = createOutboundClient({
    allowedOrigins: [origin],
    log: pino({ level: 'silent' }),
    pause: async (ms) => pauses.push(ms),
  });
  let tries = 0;
  const send = (changes: Partial<OutboundRequest> = {}) =>
    client.send({
      method: 'GET',
      url: new URL('/thing', origin),
      headers: () => {
        tries += 1;
        return { 'x-try': String(tries) };
      },
      isRepeatable: true,
      ...changes,
    });
  return { send, seen, pauses, origin };
}

describe('the way out', () => {
  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1.nip.io/',
    'https://api.sumsub.com.exemple.fr/',
    'file:///etc/passwd',
  ])('reaches no origin but those it was given: %s', async (url) => {
    const { send, seen } = await provider((_request, response) => response.end());
    await expect(send({ url: new URL(url) })).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(seen).toEqual([]);
  });

  it('follows no redirect', async () => {
    const { send, seen } = await provider((_request, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    );
    await expect(send()).rejects.toMatchObject({ reason: 'redirected' });
    expect(seen).toEqual(['GET /thing 1']);
  });

  it('gives up on who does not answer', async () => {
    const { send } = await provider(() => undefined);
    await expect(send({ timeoutMs: 50, isRepeatable: false })).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('reads no endless answer', async () => {
    const { send } = await provider((_request, response) => response.end('x'.repeat(2 * 1024 * 1024)));
    await expect(send()).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('tries again what may be done twice, with fresh headers, and then takes the answer there is', async () => {
    const { send, seen, pauses } = await provider((_request, response) => response.writeHead(503).end());
    expect((await send()).status).toBe(503);
    expect(seen).toEqual(['GET /thing 1', 'GET /thing 2', 'GET /thing 3']);
    expect(pauses).toEqual([200, 800]);
  });

  it('tries once what may not', async () => {
    const { send, seen } = await provider((request) => request.destroy());
    await expect(send({ method: 'POST', isRepeatable: false })).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(seen).toHaveLength(1);
  });

  it('waits as long as it is asked to, and not when that is longer than a person waits', async () => {
    let retryAfter = '1';
    const { send, pauses } = await provider((_request, response) =>
      response.writeHead(429, { 'retry-after': retryAfter }).end(),
    );
    await send();
    expect(pauses).toEqual([1000, 1000]);
    retryAfter = '60';
    await send();
    expect(pauses).toHaveLength(2);
  });

  it.each([200, 404, 409])('takes %i as an answer', async (status) => {
    const { send, seen } = await provider((_request, response) => response.writeHead(status).end('{}'));
    const answer = await send();
    expect([answer.status, answer.body.toString()]).toEqual([status, '{}']);
    expect(seen).toHaveLength(1);
  });
});
