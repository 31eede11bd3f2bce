import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const address = test.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  ({ port } = address);
});
afterAll(() => test.close());

/** What the server says to these bytes, until it closes. */
async function answerTo(bytes: string): Promise<{ head: string; body: unknown }> {
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
  ])('is refused in the one shape when it %s', async (_when, bytes, status, code) => {
    const { head, body } = await answerTo(bytes);
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('Connection: close');
    expect(body).toEqual({
      error: expect.any(String),
      code,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});
