import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toPem } from '../../pki/pem.ts';
import { createRevocationList, readRevocationList, revocationStates } from '../../pki/revocation-list.ts';
import { readSettings } from '../../settings.ts';
import { createFakeClock } from '../../testing/fakes.ts';
import {
  generateAuthority,
  type LocalAuthority,
  parseAuthority,
} from '../timestamps/local/local-authority.ts';
import { createRevocations } from './create-revocations.ts';

const clock = createFakeClock('2026-03-02T09:00:00.000Z');
let folder: string;
let caFile: string;
let server: FastifyInstance;
let origin: string;
let authority: LocalAuthority;
let published: Uint8Array | string;
let status = 200;
let calls = 0;
beforeAll(async () => {
  authority = parseAuthority(await generateAuthority());
  folder = await mkdtemp(path.join(tmpdir(), 'revocations-'));
  caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, toPem('CERTIFICATE', authority.root.toSchema().toBER()));
  server = Fastify();
  server.get('/tsa.crl', (_request, reply) => {
    calls += 1;
    return reply.status(status).send(published);
  });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  clock.set('2026-03-02T09:00:00.000Z');
  published = await listFrom('2026-03-01');
  [status, calls] = [200, 0];
});

const listFrom = (thisUpdate: string, nextUpdate = '2026-03-08', of = authority, isRevoked = false) =>
  createRevocationList({
    issuer: { privateKey: of.rootKey, certificate: of.root },
    revoked: isRevoked ? [of.certificate.serialNumber] : [],
    thisUpdate: new Date(thisUpdate),
    nextUpdate: new Date(nextUpdate),
  });
const portOf = (SEAL_CRL_URLS = `${origin}/tsa.crl`) =>
  createRevocations({
    settings: readSettings({
      NODE_ENV: 'test',
      SEAL_CRL_URLS,
      TSA_URL: 'http://127.0.0.1:1',
      TSA_CA_FILE: caFile,
    }),
    clock,
    log: pino({ level: 'silent' }),
  });
const statesBy = async (lists: readonly Uint8Array[]) => {
  const read = lists.map((list) => readRevocationList(list).list);
  const states = await revocationStates(
    { certificates: [authority.certificate, authority.root] },
    read,
    clock.now(),
  );
  return [...states.values()];
};

describe('the revocation lists of seals', () => {
  it('are downloaded from the addresses of the settings, once an hour', async () => {
    const port = await portOf();
    expect(await statesBy(await port.current())).toEqual(['good']);
    await port.current();
    expect(calls).toBe(1);
    clock.advance({ hours: 1 });
    await port.current();
    expect(calls).toBe(2);
  });

  it('are read in PEM too, and kept in DER', async () => {
    const der = await listFrom('2026-03-01');
    published = toPem('X509 CRL', der.buffer);
    const [list] = await (await portOf()).current();
    expect(Buffer.from(list ?? []).equals(der)).toBe(true);
  });

  it.each([
    ['is missing', 404, async () => 'none'],
    ['is no list', 200, async () => 'bonjour'],
    ['has ended', 200, () => listFrom('2026-02-01', '2026-03-01')],
    ['begins later', 200, () => listFrom('2026-03-03', '2026-03-08')],
    [
      'is of the name of the authority, and another key signed it',
      200,
      async () => listFrom('2026-03-01', '2026-03-08', parseAuthority(await generateAuthority())),
    ],
  ])('are left out when one %s', async (_what, responded, list) => {
    [status, published] = [responded, await list()];
    expect(await (await portOf()).current()).toEqual([]);
  });

  it('are not downloaded again for a minute once one was not received', async () => {
    const port = await portOf();
    status = 500;
    expect([await port.current(), await port.current()]).toEqual([[], []]);
    expect(calls).toBe(1);
    status = 200;
    clock.advance({ minutes: 1 });
    expect(await statesBy(await port.current())).toEqual(['good']);
  });

  it('name a certificate that was revoked, and prove nothing by a list of another authority', async () => {
    expect(await statesBy([await listFrom('2026-03-01', '2026-03-08', authority, true)])).toEqual([
      'revoked',
    ]);
    const other = parseAuthority(await generateAuthority());
    expect(await statesBy([await listFrom('2026-03-01', '2026-03-08', other)])).toEqual(['unknown']);
  });

  it('are none without an address, and addresses of another protocol stop the start', async () => {
    const none = await portOf('');
    expect([none.name, await none.current()]).toEqual(['off', []]);
    expect(() => portOf('ldap://exemple.fr/crl')).toThrow('SEAL_CRL_URLS');
  });
});
