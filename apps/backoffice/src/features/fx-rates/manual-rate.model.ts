/** What the form of a rate shows beside what is typed. */
import type { components } from '@repo/api-sdk';
import { formatDecimal, formatNumericDate, formatSignedPercent } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import { isJump, type RatePair, valueSourceTexts } from '@repo/domain/rates';
import { readAmount } from '@repo/domain/validation';
import { manualRateTexts as texts } from './manual-rate.texts.ts';

type Rate = Pick<components['schemas']['FxRate'], 'date' | 'rate' | 'source' | 'quote_day' | 'is_fallback'>;

interface TypedRate {
  readonly pair: RatePair;
  readonly day: string;
  readonly rate: string;
}

export interface Remarks {
  readonly lines: readonly string[];
  /** The rate is further from the one before than days usually are apart. */
  readonly isUnusual: boolean;
  /** The day has a rate, which may be withdrawn. */
  readonly isPublished: boolean;
}

/** `listed`: the day and the one before it. */
export function remarksOn({ pair, day, rate }: TypedRate, listed: readonly Rate[]): Remarks {
  const published = listed.find((one) => one.date === day && !one.is_fallback);
  const before = listed.find((one) => one.date < day);
  const replaces =
    published === undefined
      ? []
      : [texts.replaces(formatDecimal(published.rate), valueSourceTexts[published.source])];
  const isPublished = published !== undefined;
  const typed = readAmount(rate);
  if (before === undefined || typed === null || !typed.gt(0)) {
    return { lines: replaces, isUnusual: false, isPublished };
  }
  const change = typed.div(decimal(before.rate)).minus(1).toNumber();
  const isUnusual = isJump(pair, before.rate, rate);
  const distance = texts.change(formatSignedPercent(change), formatNumericDate(before.quote_day));
  return { lines: [...replaces, distance, ...(isUnusual ? [texts.jump] : [])], isUnusual, isPublished };
}
