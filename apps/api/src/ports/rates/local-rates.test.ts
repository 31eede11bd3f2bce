import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeClock } from '../../testing/fakes.ts';
import { createLocalRates } from './local-rates.ts';

let folder: string;
const clock = createFakeClock();
const rates = () => createLocalRates({ path: join(folder, 'rates.json'), clock });
const ecbDays = async (period: 'day' | '90_days') =>
  [...new TextDecoder().decode(await rates().fetchEcbFile(period)).matchAll(/time='([^']+)'/g)].map(
    ([, day]) => day,
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rates-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is unreachable without its file', async () => {
  await expect(rates().fetchEcbFile('day')).rejects.toMatchObject({ failure: 'unreachable' });
});

it('publishes a day of the ECB at 16:00 in Paris, and a close once its day is over in UTC', async () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-23'];
  const list = days.flatMap((day) => [
    { pair: 'EUR/USD', day, rate: '1.1' },
    { pair: 'BTC/EUR', day, rate: '58000.5' },
  ]);
  await writeFile(join(folder, 'rates.json'), JSON.stringify(list));
  clock.set('2026-11-20T14:59:00.000Z');
  expect(await ecbDays('day')).toEqual(['2026-11-19']);
  clock.set('2026-11-20T15:00:00.000Z');
  expect(await ecbDays('90_days')).toEqual(['2026-11-20', '2026-11-19']);
  expect(await rates().fetchCloses('BTC/EUR', '2026-11-01')).toEqual([
    { day: '2026-11-19', close: '58000.5' },
  ]);
});
