import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createFakeClock } from '../../testing/fakes.ts';
import { openRatesStandIn } from '../../testing/rates/rates-stand-in.ts';
import { createRates } from './create-rates.ts';

let standIn: Awaited<ReturnType<typeof openRatesStandIn>>;
const clock = createFakeClock('2026-11-20T15:20:00.000Z');
const portOf = (rates: typeof standIn.settings | 'off') =>
  createRates({ settings: { ...readSettings({}), rates }, clock, log: pino({ level: 'silent' }) });

beforeAll(async () => {
  standIn = await openRatesStandIn();
});
beforeEach(() => standIn.reset());
afterAll(() => standIn.close());

describe('the files of the ECB', () => {
  it.each([
    ['day', 'eurofxref-daily.xml'],
    ['90_days', 'eurofxref-hist-90d.xml'],
    ['history', 'eurofxref-hist.zip'],
  ] as const)('of the period %s is %s', async (period, name) => {
    standIn.world.ecb.set('2026-11-20', { USD: '1.1', CHF: '0.93' });
    expect((await portOf(standIn.settings).fetchEcbFile(period)).length).toBeGreaterThan(100);
    expect(standIn.calls).toEqual([`/stats/eurofxref/${name}`]);
  });

  it('are retried, then given up as unreachable', async () => {
    const refused = { on: 'daily', fault: { kind: 'status', status: 503 } } as const;
    standIn.faults.push(refused, refused);
    expect((await portOf(standIn.settings).fetchEcbFile('day')).length).toBeGreaterThan(0);
    standIn.faults.push({ on: 'daily', fault: { kind: 'status', status: 404 } });
    await expect(portOf(standIn.settings).fetchEcbFile('day')).rejects.toMatchObject({
      failure: 'unreachable',
    });
  });
});

describe('the closes of Kraken', () => {
  const closes = {
    '2026-11-17': '1',
    '2026-11-18': '58214.10000',
    '2026-11-19': '58300.5',
    '2026-11-20': '9',
  };

  it('are those of the days that are over, since a day, with the digits received', async () => {
    standIn.world.closes['BTC/EUR'] = closes;
    expect(await portOf(standIn.settings).fetchCloses('BTC/EUR', '2026-11-18')).toEqual([
      { day: '2026-11-18', close: '58214.10000' },
      { day: '2026-11-19', close: '58300.5' },
    ]);
    expect(standIn.calls).toEqual(['/0/public/OHLC?pair=XBTEUR&interval=1440&since']);
  });

  it.each([
    ['an error with the status 200', { error: ['EGeneral:Too many requests'] }],
    ['no candles', { error: [], result: { last: 3 } }],
    ['two pairs', { error: [], result: { A: [], B: [], last: 3 } }],
    ['a price that is a number', { error: [], result: { A: [[1, '1', '1', '1', 2, '1', '1', 1]], last: 3 } }],
  ])('with %s are malformed', async (_title, response) => {
    standIn.world.krakenResponse = response;
    await expect(portOf(standIn.settings).fetchCloses('ETH/EUR', '2026-11-18')).rejects.toMatchObject({
      failure: 'malformed',
    });
  });
});

it('calls nothing when it is turned off', async () => {
  const off = portOf('off');
  await expect(off.fetchEcbFile('day')).rejects.toMatchObject({ failure: 'unreachable' });
  await expect(off.fetchCloses('BTC/EUR', '2026-11-18')).rejects.toMatchObject({ failure: 'unreachable' });
  expect(standIn.calls).toEqual([]);
});
