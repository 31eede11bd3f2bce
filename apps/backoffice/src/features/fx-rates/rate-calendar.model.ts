/** What the calendar shows of a pair and a day. */
import type { components } from '@repo/api-sdk';
import { addressOf } from '@repo/client/address';
import { isoDay } from '@repo/domain/dates';
import {
  formatDecimal,
  formatNumericDate,
  formatPercentFigure,
  formatSignedPercent,
} from '@repo/domain/format';
import type { DayCell, DayTone } from '@repo/ui/day-calendar';
import type { IconName } from '@repo/ui/icons';
import { paths } from '../../shared/paths.ts';
import { rateStateTexts, rateCalendarTexts as texts } from './rate-calendar.texts.ts';

type Calendar = components['schemas']['RateCalendar'];
type Pair = Pick<Calendar['pairs'][number], 'pair' | 'days'>;
export type RateDay = components['schemas']['RateCalendarDay'];
type State = RateDay['state'];

/** States that have a sign, in the order of the legend. */
export const legendStates: readonly State[] = ['published', 'corrected', 'pending', 'expected', 'missing'];

interface StateLook {
  readonly tone: DayTone;
  readonly icon?: IconName;
}

export const stateLooks: Readonly<Record<State, StateLook>> = {
  published: { tone: 'positive', icon: 'check' },
  corrected: { tone: 'neutral', icon: 'refresh' },
  pending: { tone: 'warning', icon: 'clock' },
  expected: { tone: 'accent', icon: 'download' },
  missing: { tone: 'negative', icon: 'error' },
  closed: { tone: 'neutral' },
  upcoming: { tone: 'neutral' },
};

/** `canImport`: an administrator, whose cells lead to what is to be done. */
export function cellOf(pair: string, rate: RateDay, canImport: boolean): DayCell {
  const { tone, icon } = stateLooks[rate.state];
  const isOwn = rate.version !== null;
  return {
    day: isoDay(rate.date),
    label: labelOf(rate),
    tone,
    icon,
    text: isOwn && rate.change !== null ? formatPercentFigure(rate.change) : fallbackSign(rate),
    isMissing: rate.state === 'missing',
    href: canImport ? hrefOf(pair, rate) : undefined,
  };
}

const fallbackSign = ({ state }: RateDay) => (state === 'closed' ? '–' : undefined);

/** « +0,93 %, taux 1,09, Corrigé, version 2 »; « Pas de publication, Repli : taux du 20/11/2026, 1,09 ». */
function labelOf({ state, rate, quote_day: quoteDay, version, change }: RateDay): string {
  const word = rateStateTexts[state];
  if (version !== null && rate !== null) {
    return [
      change === null ? null : formatSignedPercent(change),
      texts.rate(formatDecimal(rate)),
      state === 'corrected' ? texts.version(word, version) : word,
    ]
      .filter((part) => part !== null)
      .join(', ');
  }
  if (rate === null || quoteDay === null) return word;
  return `${word}, ${texts.fallback(formatNumericDate(quoteDay), formatDecimal(rate))}`;
}

function hrefOf(pair: string, { state, date, pending }: RateDay): string | undefined {
  if (pending !== null) {
    return pending.change_request === null ? undefined : paths.changeRequest(pending.change_request);
  }
  if (state === 'missing') return paths.fxRatesImport;
  if (state !== 'published' && state !== 'corrected') return undefined;
  return addressOf(paths.fxRates, { pair, from: date, to: date });
}

export interface RateWork {
  readonly pair: string;
  readonly rate: RateDay;
  readonly href: string;
  readonly action: string;
}

/** The days of the month without their rate, and those that await a second person, by day. */
export function worksOf(pairs: readonly Pair[]): RateWork[] {
  return pairs
    .flatMap(({ pair, days }) =>
      days.flatMap((rate): RateWork[] => {
        const href = hrefOf(pair, rate);
        if (href === undefined || (rate.state !== 'missing' && rate.state !== 'pending')) return [];
        return [{ pair, rate, href, action: rate.pending === null ? texts.import : texts.examine }];
      }),
    )
    .toSorted((a, b) => (a.rate.date < b.rate.date ? -1 : 1));
}
