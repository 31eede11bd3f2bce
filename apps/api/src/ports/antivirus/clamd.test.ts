import { createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { type ClamdStandIn, startClamd, virus } from '../../testing/clamd-stand-in.ts';
import { createAntivirus } from './create-antivirus.ts';

let clamd: ClamdStandIn;
beforeAll(async () => {
  clamd = await startClamd({ maxBytes: 300_000 });
});
afterAll(() => clamd.close());

const at = (antivirusAddress: string | null) =>
  createAntivirus({
    settings: { ...readSettings({ NODE_ENV: 'test' }), antivirusAddress },
    log: pino({ level: 'silent' }),
  });

it('says that a file is clean, in one part or in several', async () => {
  expect(await at(clamd.address).scan(Buffer.from('bonjour'))).toEqual({ state: 'clean' });
  expect(await at(clamd.address).scan(Buffer.alloc(200_000, 7))).toEqual({ state: 'clean' });
});

it('names what it finds, at the border of two parts too', async () => {
  const bytes = Buffer.concat([Buffer.alloc(64 * 1024 - 5), Buffer.from(virus)]);
  expect(await at(clamd.address).scan(bytes)).toEqual({ state: 'infected', name: 'Win.Test.EICAR_HDB-1' });
});

it('leaves a file unscanned that is too large for it', async () => {
  expect(await at(clamd.address).scan(Buffer.alloc(400_000))).toMatchObject({
    state: 'unscanned',
    isReached: true,
  });
});

it('leaves a file unscanned where nothing listens, or nothing that speaks its language', async () => {
  expect(await at('127.0.0.1:1').scan(Buffer.from('a'))).toMatchObject({
    state: 'unscanned',
    isReached: false,
  });
  expect(await at('/nowhere/clamd.ctl').scan(Buffer.from('a'))).toMatchObject({ state: 'unscanned' });
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request'));
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  expect(await at(`127.0.0.1:${port}`).scan(Buffer.from('a'))).toMatchObject({ state: 'unscanned' });
  other.close();
});

it('is off without an address, and refuses one that is none', async () => {
  const none = at(null);
  expect([none.isSet, await none.scan(Buffer.from('a'))]).toEqual([
    false,
    expect.objectContaining({ state: 'unscanned' }),
  ]);
  for (const ANTIVIRUS_ADDRESS of ['clamd', 'http://clamd:3310', 'clamd:99999', 'run/clamd.ctl'])
    expect(() => readSettings({ ANTIVIRUS_ADDRESS })).toThrow('ANTIVIRUS_ADDRESS');
  expect(readSettings({ ANTIVIRUS_ADDRESS: '[::1]:3310' }).antivirusAddress).toBe('[::1]:3310');
});
