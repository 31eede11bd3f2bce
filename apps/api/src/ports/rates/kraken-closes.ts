// Kraken's public daily candles (docs.kraken.com, GET /0/public/OHLC). No key; 720 days at most.
import { isoDay } from '@repo/domain/dates';
import type { RatePair } from '@repo/domain/rates';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { download } from './download.ts';
import { type DayClose, type RatesPort, RatesUnavailable } from './rates-port.ts';

/** Bitcoin is XBT there. */
const pairs: Readonly<Record<RatePair, string>> = {
  'BTC/EUR': 'XBTEUR',
  'ETH/EUR': 'ETHEUR',
  'EUR/USD': 'EURUSD',
  'EUR/CHF': 'EURCHF',
  'USDC/EUR': 'USDCEUR',
  'EURC/EUR': 'EURCEUR',
  'WBTC/EUR': 'WBTCEUR',
};
const DAY_SECONDS = 86_400;

/** `[time, open, high, low, close, vwap, volume, count]`: prices are strings. */
const candle = z.tuple([z.int(), z.string(), z.string(), z.string(), z.string()]).rest(z.unknown());
/** Errors come with the status 200. The pair is under the name that Kraken gives it, beside `last`. */
const responseSchema = z.object({
  error: z.array(z.string()).max(0),
  result: z.record(z.string(), z.union([z.array(candle), z.number(), z.string()])),
});

export interface KrakenSource {
  outbound: OutboundClient;
  baseUrl: string;
  clock: Clock;
}

export function createKrakenCloses({ outbound, baseUrl, clock }: KrakenSource): RatesPort['fetchCloses'] {
  return async (pair, since) => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/0/public/OHLC`);
    url.searchParams.set('pair', pairs[pair]);
    url.searchParams.set('interval', '1440');
    // Candles after this instant: one second before the first wanted.
    url.searchParams.set('since', String(Date.parse(since) / 1000 - 1));
    const body = await download('kraken', outbound, url);
    return readCandles(body, pair).flatMap(([time, , , , close]): DayClose[] => {
      // The last candle is that of the day under way.
      if ((time + DAY_SECONDS) * 1000 > clock.now().getTime()) return [];
      const day = isoDay(new Date(time * 1000).toISOString().slice(0, 10));
      return day < since ? [] : [{ day, close }];
    });
  };
}

function readCandles(body: Buffer, pair: RatePair): z.infer<typeof candle>[] {
  const parsed = responseSchema.safeParse(parseJson(body));
  const candles = parsed.success ? Object.values(parsed.data.result).filter(Array.isArray) : [];
  const [only] = candles;
  if (!parsed.success || only === undefined || candles.length > 1) {
    const detail = `the candles of ${pair} are malformed`;
    throw new RatesUnavailable('kraken', { failure: 'malformed', detail, cause: parsed.error });
  }
  return only;
}

/** Null for invalid JSON, which the schema refuses. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
