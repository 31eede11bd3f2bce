/** The forms of the register keeper: an entry, its rectification, a discrepancy. */
import { type IsoDay, isIsoDay } from '../dates/index.ts';
import { formatNumericDate } from '../format/index.ts';
import { decimal } from '../money/index.ts';
import { type Check, isFilled, runChecks, type Verdict } from '../validation/checks.ts';
import { entryTexts as texts } from './register.texts.ts';

const decimalText = /^-?\d{1,18}(\.\d{1,18})?$/;

export interface EntryValues {
  /** Calendar day `YYYY-MM-DD`; null while none is chosen. */
  readonly operation_day: string | null;
  /** Of the movement at Equisafe. */
  readonly reference: string;
  /** As a decimal text, signed as the movement. */
  readonly units: string;
}
export type EntryField = keyof EntryValues;

export interface EntryBounds {
  /** The day of the movement's order: of a subscription, the value date of its payment. */
  readonly from: IsoDay;
  readonly today: IsoDay;
  /** The movement's own, signed. */
  readonly units: string;
}

type Days = Pick<EntryBounds, 'from' | 'today'>;
type Dated = Pick<EntryValues, 'operation_day' | 'reference'>;

function datedChecks({ from, today }: Days): readonly Check<Dated, keyof Dated>[] {
  // Calendar days compare as strings.
  const day = (holds: (day: IsoDay) => boolean) => (values: Dated) =>
    !isIsoDay(values.operation_day) || holds(values.operation_day);
  return [
    {
      field: 'operation_day',
      message: texts.dayMissing,
      holds: ({ operation_day }) => isIsoDay(operation_day),
    },
    {
      field: 'operation_day',
      message: texts.dayBefore(formatNumericDate(from)),
      holds: day((on) => on >= from),
    },
    { field: 'operation_day', message: texts.dayAfter, holds: day((on) => on <= today) },
    { field: 'reference', message: texts.reference, holds: ({ reference }) => isFilled(reference) },
  ];
}

/** The quantity must be the movement's own: the keeper reports a discrepancy rather than enter another. */
export function validateEntry(values: EntryValues, bounds: EntryBounds): Verdict<EntryField> {
  const isTyped = decimalText.test(values.units);
  const checks: readonly Check<EntryValues, EntryField>[] = [
    ...datedChecks(bounds),
    { field: 'units', message: texts.unitsMissing, holds: () => isTyped },
    {
      field: 'units',
      message: texts.unitsDiffer,
      holds: ({ units }) => !isTyped || decimal(units).eq(decimal(bounds.units)),
    },
  ];
  return runChecks(checks, values);
}

export interface RectificationValues extends Dated {
  readonly reason: string;
}
export type RectificationField = keyof RectificationValues;

export function validateRectification(values: RectificationValues, days: Days): Verdict<RectificationField> {
  const checks: readonly Check<RectificationValues, RectificationField>[] = [
    ...datedChecks(days),
    { field: 'reason', message: texts.reason, holds: ({ reason }) => isFilled(reason) },
  ];
  return runChecks(checks, values);
}

export interface GapValues {
  readonly field: string | null;
  readonly expected: string;
  readonly comment: string;
}
export type GapValuesField = keyof GapValues;

export function validateGap(values: GapValues): Verdict<GapValuesField> {
  const checks: readonly Check<GapValues, GapValuesField>[] = [
    { field: 'field', message: texts.field, holds: ({ field }) => isFilled(field) },
    { field: 'expected', message: texts.expected, holds: ({ expected }) => isFilled(expected) },
    { field: 'comment', message: texts.comment, holds: ({ comment }) => isFilled(comment) },
  ];
  return runChecks(checks, values);
}
