// The ECB's file server and Kraken on this machine, with the rates that a test puts into them.
import Fastify from 'fastify';
import { strToU8, zipSync } from 'fflate';
import type { RatesSettings } from '../../provider-settings.ts';
import { type PlannedFault, registerFaults } from '../provider-faults.ts';

export interface RatesWorld {
  /** Day → currency → units for one EUR; late: a day that is not there. */
  ecb: Map<string, Record<string, string>>;
  /** Pair of ours → UTC day → close in EUR; the day under way too. */
  closes: Record<string, Record<string, string>>;
  /** Sent in the place of every file of the ECB. */
  ecbFile: string | Uint8Array | null;
  /** Sent in the place of every response of Kraken. */
  krakenResponse: object | null;
}

const newWorld = (): RatesWorld => ({ ecb: new Map(), closes: {}, ecbFile: null, krakenResponse: null });

/** As published: attributes in single quotes, newest day first, with currencies that are not followed. */
function ecbXml(days: readonly (readonly [string, Record<string, string>])[]): string {
  const cubes = days.map(([day, rates]) => {
    const quotes = Object.entries({ JPY: '181.02', ...rates, GBP: '0.8801' });
    return `<Cube time='${day}'>${quotes.map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`).join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube>
${cubes.join('\n')}
</Cube></gesmes:Envelope>`;
}

function ecbCsv(days: readonly (readonly [string, Record<string, string>])[]): string {
  const lines = days.map(([day, { USD = 'N/A', CHF = 'N/A' }]) => `${day},${USD},N/A,${CHF},`);
  return `Date,USD,CYP,CHF,\n${lines.join('\n')}\n`;
}

const krakenPairs = {
  XBTEUR: ['BTC/EUR', 'XXBTZEUR'],
  ETHEUR: ['ETH/EUR', 'XETHZEUR'],
  EURUSD: ['EUR/USD', 'ZEURZUSD'],
  EURCHF: ['EUR/CHF', 'EURCHF'],
} as const satisfies Record<string, readonly [string, string]>;

function krakenResponse(world: RatesWorld, { pair = '', since = '0' }: Record<string, string>): object {
  const known = Object.entries(krakenPairs).find(([name]) => name === pair)?.[1];
  if (known === undefined) return { error: ['EQuery:Unknown asset pair'] };
  const [ours, theirs] = known;
  const candles = Object.entries(world.closes[ours] ?? {})
    .map(([day, close]) => [Date.parse(day) / 1000, '1.0', '2.0', '0.5', close, '1.5', '10.0', 3] as const)
    .filter(([time]) => time > Number(since));
  return { error: [], result: { [theirs]: candles, last: candles.at(-1)?.[0] ?? 0 } };
}

export async function openRatesStandIn() {
  const world = newWorld();
  const faults: PlannedFault[] = [];
  const calls: string[] = [];
  const app = Fastify();
  registerFaults(app, faults);
  app.addHook('onRequest', async ({ url }) => {
    calls.push(url.replace(/since=\d+/, 'since'));
  });
  const newestFirst = () => [...world.ecb].toSorted(([a], [b]) => (a < b ? 1 : -1));
  app.get(
    '/stats/eurofxref/eurofxref-daily.xml',
    async () => world.ecbFile ?? ecbXml(newestFirst().slice(0, 1)),
  );
  app.get(
    '/stats/eurofxref/eurofxref-hist-90d.xml',
    async () => world.ecbFile ?? ecbXml(newestFirst().slice(0, 62)),
  );
  app.get('/stats/eurofxref/eurofxref-hist.zip', async (_request, reply) => {
    const zip = zipSync({ 'eurofxref-hist.csv': strToU8(ecbCsv(newestFirst())) });
    return reply.type('application/zip').send(Buffer.from(world.ecbFile ?? zip));
  });
  app.get<{ Querystring: Record<string, string> }>(
    '/0/public/OHLC',
    async ({ query }) => world.krakenResponse ?? krakenResponse(world, query),
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const settings: RatesSettings = { ecbUrl: `${origin}/stats/eurofxref`, krakenUrl: origin };
  return {
    world,
    faults,
    calls,
    settings,
    reset: () => {
      Object.assign(world, newWorld());
      faults.length = 0;
      calls.length = 0;
    },
    close: () => app.close(),
  };
}
