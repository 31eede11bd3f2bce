/** What the home of Kaskad draws and counts of its rounds. */
import type { OperationOutput } from '@repo/api-sdk';
import { formatBookAmount, formatDayLabel, formatDecimal, formatNumericDate } from '@repo/domain/format';
import { type Decimal, decimal } from '@repo/domain/money';
import type { BarInput } from '@repo/ui/charts';
import { kaskadHomeTexts as texts } from './kaskad-home.texts.ts';

export type Overview = OperationOutput<'getKaskadAdminDashboard'>;
type Commitments = Overview['commitments'];

export const count = (number: number): string => formatDecimal(String(number));

const euros = (amount: string | Decimal): string => formatBookAmount(amount, 'EUR');

/** One bar a day; none when nothing was committed. No total above the bars: thirty of them would overlap. */
export function commitmentBars(commitments: Commitments): BarInput {
  const isEmpty = commitments.every(({ amount }) => decimal(amount).eq(0));
  const days = isEmpty ? [] : commitments;
  return {
    categories: days.map(({ day }) => ({
      id: day,
      label: formatDayLabel(day),
      longLabel: formatNumericDate(day),
    })),
    series: [
      {
        id: 'commitments',
        label: texts.commitmentsSeries,
        hue: 'accent',
        values: days.map(({ amount }) => decimal(amount).toNumber()),
        texts: days.map(({ amount }) => euros(amount)),
      },
    ],
    totals: days.map(() => null),
  };
}

/** What the chart shows, in a sentence; null when nothing was committed. */
export function commitmentSentence(commitments: Commitments): string | null {
  const committed = commitments.filter(({ amount }) => decimal(amount).gt(0));
  const [first, ...others] = committed;
  if (first === undefined) return null;
  const best = others.reduce(
    (most, one) => (decimal(one.amount).gt(decimal(most.amount)) ? one : most),
    first,
  );
  const total = committed.reduce((sum, { amount }) => sum.plus(decimal(amount)), decimal('0'));
  return texts.commitmentsNote(
    euros(total),
    committed.length,
    euros(best.amount),
    formatNumericDate(best.day),
  );
}

interface RoundTile {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  readonly shown: (overview: Overview) => string;
}

/** What waits for staff. */
export const workTiles = [
  { id: 'reserved', label: texts.toConvert, note: null, shown: (of) => count(of.reservations_to_convert) },
  { id: 'proofs', label: texts.proofs, note: null, shown: (of) => count(of.proofs_to_check) },
  { id: 'refunds', label: texts.refunds, note: null, shown: (of) => count(of.refunds_to_execute) },
  {
    id: 'identities',
    label: texts.identities,
    note: texts.beforeAllotment,
    shown: (of) => count(of.identities_required),
  },
  { id: 'to_allot', label: texts.toAllot, note: null, shown: (of) => count(of.rounds_to_allot) },
  { id: 'questions', label: texts.questions, note: null, shown: (of) => count(of.open_questions.count) },
] as const satisfies readonly RoundTile[];

/** The demand of the rounds under way, by its three marks. */
export const demandTiles = [
  { id: 'rounds', label: texts.openRounds, note: null, shown: (of) => count(of.open_rounds) },
  { id: 'firm', label: texts.firm, note: texts.ofRunning, shown: ({ marks }) => euros(marks.firm) },
  {
    id: 'under_period',
    label: texts.underPeriod,
    note: texts.ofRunning,
    shown: ({ marks }) => euros(marks.under_period),
  },
  { id: 'waiting', label: texts.waiting, note: texts.ofRunning, shown: ({ marks }) => euros(marks.waiting) },
] as const satisfies readonly RoundTile[];

export type RoundTileOf = (typeof workTiles)[number] | (typeof demandTiles)[number];
