/** The net rate of a strategy in words: annualised only from 90 days on, and in the currency of its NAV. */
import { isIsoDay } from '@repo/domain/dates';
import { formatChangePercent, formatLongDate } from '@repo/domain/format';
import { WHOLE_YEAR_DAYS } from '@repo/domain/portfolio';
import { type Direction, directionOf, type Figures } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.rates;

type Rated = Pick<
  Figures['headlines'][string],
  'total_rate' | 'annual_rate' | 'rate_since' | 'rate_days' | 'reference_currency'
>;

export interface NetRate {
  /** « +5,3 % / an en BTC », « +0,3 % en EUR ». */
  readonly text: string;
  readonly direction: Direction;
  /** A full year needs no note where there is little room. */
  readonly isWholeYear: boolean;
  /** « sur 265 jours, annualisée », « depuis le 2 janvier 2026 ». */
  readonly note: string;
}

/** `null` before the first rate. */
export function netRate(headline: Rated): NetRate | null {
  const { total_rate: total, annual_rate: annual, rate_since: since, rate_days: days } = headline;
  if (total === null || !isIsoDay(since)) return null;
  const percent = formatChangePercent(annual ?? total);
  const isYear = annual !== null && days >= WHOLE_YEAR_DAYS;
  return {
    text: inCurrency(isYear ? texts.perYear(percent) : percent),
    direction: directionOf(percent),
    isWholeYear: isYear,
    note: noteOf(),
  };

  function inCurrency(rate: string): string {
    const { reference_currency: currency } = headline;
    return currency === null ? rate : texts.inCurrency(rate, currency);
  }

  function noteOf(): string {
    const day = formatLongDate(since ?? '');
    if (annual === null) return texts.notAnnualised(day);
    return isYear ? texts.since(day) : texts.annualised(days);
  }
}
