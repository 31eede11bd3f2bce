// What the sources of exchange rates publish: the European Central Bank for EUR/USD and EUR/CHF, Kraken for crypto-assets,
// and to compare the ECB's with.
import type { RatePair, RatePeriod, RateSource } from '@repo/domain/rates';

/** The close of a day that is over, in UTC; a decimal string, digits as received. */
export interface DayClose {
  day: string;
  close: string;
}

export interface RatesPort {
  name: 'providers' | 'local' | 'off';
  /**
   * A file of the ECB as published: XML, or a zipped CSV for the whole history.
   * @throws RatesUnavailable
   */
  fetchEcbFile: (period: RatePeriod) => Promise<Uint8Array>;
  /**
   * The closes of the days since `since` that are over, oldest first; the source keeps two years of them.
   * @throws RatesUnavailable
   */
  fetchCloses: (pair: RatePair, since: string) => Promise<DayClose[]>;
}

/** The source did not respond, or its response makes no sense. */
export class RatesUnavailable extends Error {
  override readonly name = 'RatesUnavailable';
  readonly failure: 'unreachable' | 'malformed';

  constructor(
    source: RateSource,
    { failure, detail, cause }: { failure: RatesUnavailable['failure']; detail: string; cause?: unknown },
  ) {
    super(`${source}: ${detail}`, { cause });
    this.failure = failure;
  }
}
