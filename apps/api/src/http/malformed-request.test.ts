import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { socketLimits } from './malformed-request.ts';

/** The product's limits in proportion, so that no test waits for seconds. */
const sockets = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 900,
  handlerTimeoutMs: 1350,
  checkIntervalMs: 50,
  lingerMs: 100,
  maxConnections: 5,
};

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp({}, { sockets });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const address = test.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  ({ port } = address);
});
afterAll(() => test.close());

/** The server’s response to these bytes, until it closes the connection. */
async function responseTo(bytes: string): Promise<{ head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

describe('a request that cannot be read as HTTP', () => {
  it.each([
    ['is not HTTP at all', 'BONJOUR\r\n\r\n', 400, 'malformed'],
    [
      'gives two lengths',
      'POST /proxy/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
      'malformed',
    ],
    [
      'gives a length and chunks',
      'POST /proxy/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      400,
      'malformed',
    ],
    [
      'has a header without end',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'names two hosts',
      'GET /health/live HTTP/1.1\r\nHost: a.fr\r\nhOST: b.fr\r\nConnection: close\r\n\r\n',
      400,
      'malformed',
    ],
    [
      'names two hosts on a page that does not exist',
      'GET /nothing HTTP/1.1\r\nHost: a.fr\r\nHost: a.fr\r\nConnection: close\r\n\r\n',
      400,
      'malformed',
    ],
  ])('is refused in the one shape when it %s', async (_when, bytes, status, code) => {
    const { head, body } = await responseTo(bytes);
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toMatch(/^connection: close$/im);
    expect(body).toEqual({
      error: expect.any(String),
      code,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});

/** Keeps its side open after the server has closed its own, as an attacker does. */
function openSlowSender(firstBytes: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const received: string[] = [];
  let sent = 0;
  socket.on('data', (bytes) => received.push(bytes.toString('utf8')));
  socket.on('error', () => {});
  socket.write(firstBytes);
  const trickle = setInterval(() => socket.write(`x${(sent += 1)}: y\r\n`), 40);
  return {
    received: () => received.join(''),
    close: () => {
      clearInterval(trickle);
      socket.destroy();
    },
  };
}

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    test.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

describe('a sender too slow', () => {
  it.each([
    ['for its headers', 'GET /health/live HTTP/1.1\r\nHost: x\r\n'],
    [
      'for its body',
      'POST /proxy/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    ],
  ])('%s gets 408, and its socket is freed even when it never closes', async (_what, bytes) => {
    const senders = [openSlowSender(bytes), openSlowSender(bytes)];
    await expect.poll(countConnections).toBe(2);
    await expect.poll(() => senders.map((sender) => sender.received().split(' ')[1])).toEqual(['408', '408']);
    await expect.poll(countConnections).toBe(0);
    for (const sender of senders) sender.close();
  });

  it('accepts no more connections than the limit, while other clients are still served', async () => {
    const url = `http://127.0.0.1:${port}/health/live`;
    const senders = Array.from({ length: 6 }, () =>
      openSlowSender('GET /health/live HTTP/1.1\r\nHost: x\r\n'),
    );
    await expect.poll(countConnections).toBe(sockets.maxConnections);
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    for (const sender of senders) sender.close();
  });
});

describe('a request that takes too long', () => {
  it('gets 503 with Retry-After, and the next one is handled', async () => {
    await test.database.owner.transaction(async (tx) => {
      await tx.execute(sql`lock table parameters in access exclusive mode`);
      const late = await test.call('listParameters');
      expect([late.status, Object(late.body).code]).toEqual([503, 'unavailable']);
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    });
    expect((await test.call('listParameters')).status).toBe(200);
  });
});

describe('the limits of the product', () => {
  it('cut a slow header within 15 seconds', () => {
    const { headersTimeoutMs, checkIntervalMs, requestTimeoutMs } = socketLimits;
    expect(headersTimeoutMs + checkIntervalMs).toBeLessThanOrEqual(15_000);
    expect(requestTimeoutMs).toBeGreaterThan(headersTimeoutMs);
  });
});
