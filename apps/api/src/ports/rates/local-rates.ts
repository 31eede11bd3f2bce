// The sources of the demonstration: a file lists the rates, and the clock publishes them at the hours of the real ones.
import { readFile } from 'node:fs/promises';
import { addDays, isoDay } from '@repo/domain/dates';
import { type RatePeriod, ratePairs } from '@repo/domain/rates';
import { z } from 'zod';
import { parisDay, parisHour } from '../../paris-time.ts';
import type { Clock } from '../clock/clock.ts';
import { type RatesPort, RatesUnavailable } from './rates-port.ts';

const localRateSchema = z.object({
  pair: z.enum(ratePairs),
  day: z.string().transform(isoDay),
  rate: z.string().regex(/^\d+(\.\d+)?$/),
});

/** Lists the rates, in the data folder. */
export const localRatesFile = 'local-rates.json';
/** One rate of `localRatesFile`. */
export type LocalRate = z.input<typeof localRateSchema>;

const ECB_HOUR = 16;
const daysOf: Readonly<Record<RatePeriod, number>> = { day: 1, '90_days': 90, history: 36_500 };

export function createLocalRates({ path, clock }: { path: string; clock: Clock }): RatesPort {
  return {
    name: 'local',
    fetchEcbFile: async (period) => {
      const now = clock.now();
      const last = parisHour(now) >= ECB_HOUR ? parisDay(now) : addDays(parisDay(now), -1);
      const days = (await readRates(path)).filter(({ pair, day }) => pair.startsWith('EUR/') && day <= last);
      const published = [...Map.groupBy(days, ({ day }) => day)]
        .toSorted(([a], [b]) => (a < b ? 1 : -1))
        .filter(([day], index) => (period === 'day' ? index === 0 : day > addDays(last, -daysOf[period])));
      return new TextEncoder().encode(writeEcbXml(published));
    },
    fetchCloses: async (asked, since) => {
      const today = clock.now().toISOString().slice(0, 10);
      return (await readRates(path))
        .filter(({ pair, day }) => pair === asked && day >= since && day < today)
        .map(({ day, rate }) => ({ day, close: rate }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    },
  };
}

async function readRates(path: string) {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new RatesUnavailable('ecb', { failure: 'unreachable', detail: `no file ${path}`, cause });
  });
  return z.array(localRateSchema).parse(JSON.parse(text));
}

function writeEcbXml(days: readonly [string, readonly { pair: string; rate: string }[]][]): string {
  const cubes = days.map(([day, rates]) => {
    const quotes = rates.map(({ pair, rate }) => `<Cube currency='${pair.slice(4)}' rate='${rate}'/>`);
    return `<Cube time='${day}'>${quotes.join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<Cube>${cubes.join('\n')}</Cube></gesmes:Envelope>
`;
}
