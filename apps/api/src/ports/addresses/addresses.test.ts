import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createFakeClock } from '../../testing/fakes.ts';
import { createAddresses } from './create-addresses.ts';

const feature = (properties: object) => ({ type: 'Feature', geometry: { type: 'Point' }, properties });
const tilleuls = feature({
  label: '12 Avenue des Tilleuls 69003 Lyon',
  score: 0.93,
  housenumber: '12',
  type: 'housenumber',
  name: '12 Avenue des Tilleuls',
  postcode: '69003',
  citycode: '69383',
  city: 'Lyon',
});

let service: FastifyInstance;
let baseUrl: string;
let features: unknown[] = [];
let respond: { status: number; body?: unknown; afterMs?: number } = { status: 200 };
let requested: URLSearchParams[] = [];

beforeAll(async () => {
  service = Fastify();
  // As the real one: what it refuses, it refuses with 400.
  service.get('/geocodage/search', async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    requested.push(searchParams);
    const q = searchParams.get('q') ?? '';
    if (q.length < 3 || q.length > 200 || !/^[\p{L}\p{N}]/u.test(q)) {
      return reply.status(400).send({ code: 400, message: 'q: must contain between 3 and 200 chars' });
    }
    if (Number(searchParams.get('limit')) > 50 || searchParams.get('index') !== 'address') {
      return reply.status(400).send({ code: 400 });
    }
    if (respond.afterMs !== undefined) await new Promise((done) => setTimeout(done, respond.afterMs));
    return reply
      .status(respond.status)
      .send(respond.body ?? { type: 'FeatureCollection', features, query: q });
  });
  baseUrl = `${await service.listen({ port: 0, host: '127.0.0.1' })}/geocodage`;
});
beforeEach(() => {
  features = [tilleuls];
  respond = { status: 200 };
  requested = [];
});
afterAll(() => service.close());

const portOf = (addressSearchUrl: string | null) =>
  createAddresses({
    settings: { ...readSettings({}), addressSearchUrl },
    clock: createFakeClock(),
    log: pino({ level: 'silent' }),
  });
const search = (typed: string) => portOf(baseUrl).search(typed);

describe('the national base of addresses', () => {
  it('is searched by what was typed alone', async () => {
    expect(await search(' 12 av des til ')).toEqual([
      { line: '12 Avenue des Tilleuls', zipCode: '69003', city: 'Lyon' },
    ]);
    expect(requested.map((params) => Object.fromEntries(params))).toEqual([
      { q: '12 av des til', index: 'address', autocomplete: '1', limit: '5' },
    ]);
  });

  it('is not requested with what it refuses', async () => {
    for (const typed of ['', '12', ' 1 ', '?!', 'a'.repeat(201)]) expect(await search(typed)).toEqual([]);
    expect(requested).toEqual([]);
    expect(await search('«12 avenue')).toHaveLength(1);
  });

  it('proposes five at most, each with its post code and town', async () => {
    features = [feature({ name: 'Lyon' }), ...Array.from({ length: 8 }, () => tilleuls)];
    expect(await search('12 avenue')).toHaveLength(4);
  });

  it.each([
    ['refuses', { status: 429, body: { code: 429 } }],
    ['fails', { status: 503, body: 'en maintenance' }],
    ['makes no sense', { status: 200, body: { features: [{ properties: { name: 1 } }] } }],
    ['comes too late', { status: 200, afterMs: 2500 }],
  ])('is unavailable when its response %s', async (_what, response) => {
    respond = response;
    await expect(search('12 avenue')).rejects.toThrow(/respon/);
  });

  it('is not called when none is set', async () => {
    const off = portOf(null);
    expect([off.name, await off.search('12 avenue')]).toEqual(['off', []]);
    expect(requested).toEqual([]);
  });
});
