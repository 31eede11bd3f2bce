/** What the calendar shows of a pair and a day. */
import type { components } from '@repo/api-sdk';
import { addressOf } from '@repo/client/staff-address';
import { isoDay } from '@repo/domain/dates';
import {
  formatDecimal,
  formatNumericDate,
  formatPercentFigure,
  formatSignedPercent,
} from '@repo/domain/format';
import { valueSourceTexts } from '@repo/domain/rates';
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

const apartLook: StateLook = { tone: 'warning', icon: 'warning' };

/** The sources of a published day may disagree: that is shown first. */
export const lookOf = ({ state, control, pending }: RateDay): StateLook =>
  control?.is_apart === true && pending === null ? apartLook : stateLooks[state];

/** `canImport`: an administrator, whose cells lead to what is to be done. */
export function cellOf(pair: string, rate: RateDay, canImport: boolean): DayCell {
  const { tone, icon } = lookOf(rate);
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
function labelOf({ state, rate, quote_day: quoteDay, version, change, control }: RateDay): string {
  const word = rateStateTexts[state];
  if (version !== null && rate !== null) {
    return [
      change === null ? null : formatSignedPercent(change),
      texts.rate(formatDecimal(rate)),
      state === 'corrected' ? texts.version(word, version) : word,
      apartText(control),
    ]
      .filter((part) => part !== null)
      .join(', ');
  }
  if (rate === null || quoteDay === null) return word;
  return `${word}, ${texts.fallback(formatNumericDate(quoteDay), formatDecimal(rate))}`;
}

/** « Kraken donne 1,099 : écart de +0,82 % »; null where the sources agree, or there is one. */
function apartText(control: RateDay['control']): string | null {
  if (control === null || !control.is_apart) return null;
  const source = valueSourceTexts[control.source];
  return texts.apart(source, formatDecimal(control.rate), formatSignedPercent(control.difference));
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
  /** What is wrong with the day. */
  readonly text: string;
}

/** The days of the month without their rate, those that await a second person, and those whose sources disagree, by day. */
export function worksOf(pairs: readonly Pair[]): RateWork[] {
  return pairs
    .flatMap(({ pair, days }) => days.flatMap((rate) => workOf(pair, rate) ?? []))
    .toSorted((a, b) => (a.rate.date < b.rate.date ? -1 : 1));
}

function workOf(pair: string, rate: RateDay): RateWork | null {
  const href = hrefOf(pair, rate);
  if (href === undefined) return null;
  if (rate.state === 'missing' || rate.state === 'pending') {
    const action = rate.pending === null ? texts.import : texts.examine;
    return { pair, rate, href, action, text: rateStateTexts[rate.state] };
  }
  const text = apartText(rate.control);
  return text === null ? null : { pair, rate, href, action: texts.see, text };
}
