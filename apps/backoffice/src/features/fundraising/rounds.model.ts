/** Rounds in words: their list, their marks, what a conflict compares. Units of a round are whole. */
import type { components, OperationParams } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import { daysBetween, type IsoDay, parisDay } from '@repo/domain/dates';
import {
  formatChartPercent,
  formatDecimal,
  formatDocumentAmount,
  formatMatchedAmount,
  formatNumericDateTime,
  formatPercent,
} from '@repo/domain/format';
import {
  kaskadTexts,
  markPercents,
  type RoundMark,
  roundMarks,
  unitsCost,
  unitsOf,
} from '@repo/domain/kaskad';
import { decimal, toText } from '@repo/domain/money';
import type { StatusTone } from '@repo/ui/feedback';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { moveTexts, roundTexts, roundsTexts as texts } from './rounds.texts.ts';

type Schemas = components['schemas'];
export type RoundCard = Schemas['RoundCard'];
export type StaffRound = Schemas['StaffRound'];
type ListQuery = NonNullable<OperationParams<'listKaskadRounds'>['query']>;

type WireRow = Schemas['RoundRow'];

export interface RoundRow extends WireRow {
  readonly id: string;
}

export const roundViews = ['draft', 'review', 'running', 'closing', 'ended'] as const;

export const roundList = defineList({
  sorts: ['-created_at'],
  filters: { q: textFilter('search'), view: choiceFilter('roundView', roundViews) },
  isPagedByRow: true,
});

type RoundListState = ReturnType<typeof roundList.read>;

/** Those under way unless the address names a view; the newest first, always. */
export function toRoundQuery(state: RoundListState): ListQuery {
  const { sort: _newestFirst, ...query } = roundList.toQuery(state);
  return { ...query, view: state.filters.view ?? 'running' };
}

/** Of the whole list, as a file. */
export function toRoundFilters(state: RoundListState) {
  const { sort: _newestFirst, ...filters } = roundList.toFilters(state);
  return { ...filters, view: state.filters.view ?? 'running' };
}

export const toRoundRow = (row: WireRow): RoundRow => ({ ...row, id: row.round.id });

export const roundTones: Readonly<Record<Schemas['RoundStatus'], StatusTone>> = {
  draft: 'neutral',
  review: 'warning',
  reservations: 'gold',
  open: 'accent',
  oversubscribed: 'positive',
  suspended: 'warning',
  closing: 'gold',
  closed: 'accent',
  issued: 'positive',
  failed: 'negative',
  canceled: 'negative',
};

/** What a draft holds, or that it is to be completed. */
export const typedOrMissing = (typed: string | null, shown: (typed: string) => string): string =>
  typed === null || typed === '' ? roundTexts.toComplete : shown(typed);

const wholeUnits = (text: string): bigint => unitsOf(text, 0);

export const shownUnits = (units: string | bigint): string => formatDecimal(String(units));

export const shownEuros = (amount: string): string => formatDocumentAmount(amount, 'EUR');

/** Of a unit: up to 8 decimals, at least two. */
export const shownPrice = (price: string): string => formatMatchedAmount(price, 'EUR');

export const eurosOrNone = (amount: string | null): string =>
  amount === null ? sharedTexts.none : shownEuros(amount);

/** What whole units of a round cost, without its fee. */
export const unitsInEuros = (units: string, price: string): string =>
  formatDocumentAmount(unitsCost(wholeUnits(units), decimal(price)), 'EUR');

/** A percent of the wire, with two decimals: « 18,52 % ». */
export const shownPercent = (percent: string): string => formatChartPercent(Number(percent) / 100);

export interface MarkLine {
  readonly mark: RoundMark;
  readonly label: string;
  readonly units: string;
  readonly euros: string;
  /** Of the cap: « 50,0 % ». */
  readonly percent: string;
  /** Of the cap, for a width: at most two decimals. */
  readonly share: number;
}

/** The three marks beside the cap; each stands for itself. */
export function markLines({ marks, cap, price }: Pick<RoundCard, 'marks' | 'cap' | 'price'>): MarkLine[] {
  const units = {
    firm: wholeUnits(marks.firm),
    under_period: wholeUnits(marks.under_period),
    waiting: wholeUnits(marks.waiting),
  };
  const percents = markPercents(units, wholeUnits(cap));
  return roundMarks.map((mark) => {
    const share = Number(toText(percents[mark])) / 100;
    return {
      mark,
      label: kaskadTexts.mark[mark],
      units: shownUnits(marks[mark]),
      euros: unitsInEuros(marks[mark], price),
      percent: formatPercent(share),
      share,
    };
  });
}

/** The firm part of the cap: « 50,0 % ». */
export const firmPercent = (round: RoundCard): string => markLines(round)[0]?.percent ?? sharedTexts.none;

/** Firm units that are missing to the minimum; null once it is reached. */
export function missingUnits({ marks, minimum }: Pick<RoundCard, 'marks' | 'minimum'>): string | null {
  const missing = wholeUnits(minimum) - wholeUnits(marks.firm);
  return missing > 0n ? shownUnits(missing) : null;
}

const running = ['reservations', 'open', 'oversubscribed', 'suspended'] as const;

/** Until its deadline, of a round that has not closed. */
export function daysLeft({ status, closes_at: closesAt }: RoundCard, today: IsoDay): string {
  if (!running.some((one) => one === status)) return sharedTexts.none;
  const days = daysBetween(today, parisDay(new Date(closesAt)));
  return days < 0 ? texts.over : texts.days(days);
}

/** What a form on a round acts on. */
export const roundFacts = ({ round, version }: Pick<StaffRound, 'round' | 'version'>): readonly Fact[] => [
  { id: 'status', label: texts.columns.status, value: kaskadTexts.round[round.status] },
  { id: 'name', label: texts.columns.name, value: round.name },
  { id: 'cap', label: texts.columns.goals, value: shownUnits(round.cap) },
  { id: 'closes', label: texts.columns.closes, value: formatNumericDateTime(round.closes_at) },
  { id: 'version', label: moveTexts.version, value: String(version) },
];
