import { createServer, type RequestListener, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createOutboundClient,
  OutboundError,
  type OutboundRequest,
  providerRequests,
} from './outbound-client.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function provider(listener: RequestListener) {
  const seen: string[] = [];
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${String(request.headers['x-try'] ?? '')}`.trim());
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const pauses: number[] = [];
  const clock = { ms: 0 };
  const client = createOutboundClient({
    allowedOrigins: [origin],
    log: pino({ level: 'silent' }),
    pause: async (ms) => pauses.push(ms),
    now: () => clock.ms,
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
  return { send, seen, pauses, clock, origin };
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

  it('times out on a server that does not respond', async () => {
    const { send } = await provider(() => undefined);
    await expect(send({ timeoutMs: 50, isRepeatable: false })).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('stops reading an endless response', async () => {
    const { send } = await provider((_request, response) => response.end('x'.repeat(2 * 1024 * 1024)));
    await expect(send()).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('retries repeatable requests, with fresh headers, then returns the last response', async () => {
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

  it('waits as long as Retry-After requires, unless that is too long for a user', async () => {
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

  it.each([200, 404, 409])('returns %i as a response', async (status) => {
    const { send, seen } = await provider((_request, response) => response.writeHead(status).end('{}'));
    const reply = await send();
    expect([reply.status, reply.body.toString()]).toEqual([status, '{}']);
    expect(seen).toHaveLength(1);
  });

  it('skips for 30 s a provider that did not respond three times in a row, then tries it once', async () => {
    let isSilent = true;
    const { send, seen, clock } = await provider((request, response) => {
      if (isSilent) request.destroy();
      else response.end('{}');
    });
    const once = () => send({ isRepeatable: false }).then(({ status }) => status, reasonOf);
    expect([await once(), await once(), await once()]).toEqual(['unreachable', 'unreachable', 'unreachable']);
    clock.ms += 1000;
    await expect(send()).rejects.toMatchObject({ reason: 'skipped', retryAfterSeconds: 29 });
    expect(seen).toHaveLength(3);
    clock.ms += 29_000;
    // One request is sent; the others are refused even before its outcome is known.
    expect(await Promise.all([once(), once()])).toEqual(['unreachable', 'skipped']);
    isSilent = false;
    clock.ms += 30_000;
    expect([await once(), await once()]).toEqual([200, 200]);
  });

  it('does not skip a provider that fails now and then', async () => {
    let count = 0;
    const { send } = await provider((request, response) => {
      count += 1;
      if (count % 3 === 0) response.end('{}');
      else request.destroy();
    });
    const outcomes = [];
    for (let calls = 0; calls < 6; calls += 1) {
      outcomes.push(await send({ isRepeatable: false }).then(({ status }) => status, reasonOf));
    }
    expect(outcomes).toEqual(['unreachable', 'unreachable', 200, 'unreachable', 'unreachable', 200]);
  });
});

it('counts by provider what became of each try, also of those that were not sent', async () => {
  let isSilent = false;
  const { send, origin } = await provider((request, response) =>
    isSilent ? request.destroy() : response.end(),
  );
  await send();
  isSilent = true;
  await send().catch(reasonOf);
  await send().catch(reasonOf);
  const { values } = await providerRequests.get();
  const own = values.filter(({ labels }) => labels['provider'] === new URL(origin).host);
  expect(own.map(({ labels, value }) => [labels['outcome'], value])).toEqual([
    ['response', 1],
    ['failure', 3],
    ['skipped', 1],
  ]);
});

function reasonOf(error: unknown): string {
  return error instanceof OutboundError ? error.reason : 'not an OutboundError';
}
