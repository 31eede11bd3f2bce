/** The form of a schedule: what is typed, the schedule that it makes, and why it is refused, at its field. */
import type { components } from '@repo/api-sdk';
import { isIsoDay } from '@repo/domain/dates';
import {
  readSchedule,
  type ScheduleProblem,
  type ScheduleShape,
  scheduleProblem,
  scheduleProblemTexts,
  unitsText,
} from '@repo/domain/kaskad';
import { scheduleFieldTexts as texts } from './schedule.texts.ts';

type Schedule = components['schemas']['Schedule'];

export const stepValues = ['1', '3', '6', '12'] as const;
export type StepValue = (typeof stepValues)[number];
const steps: Readonly<Record<StepValue, NonNullable<Schedule['step']>>> = {
  '1': 1,
  '3': 3,
  '6': 6,
  '12': 12,
};

export interface TrancheForm {
  /** Of the row on the screen. */
  readonly key: number;
  readonly day: string | null;
  readonly months: string;
  readonly units: string;
}

export interface ScheduleForm {
  readonly shape: ScheduleShape;
  readonly anchor: 'day' | 'tge';
  readonly start: string | null;
  readonly startMonths: string;
  readonly months: string;
  readonly step: StepValue;
  readonly cliffMonths: string;
  readonly initialPercent: string;
  readonly weights: string;
  readonly tranches: readonly TrancheForm[];
}

export const emptyTranche = (key: number): TrancheForm => ({ key, day: null, months: '', units: '' });

export const emptySchedule: ScheduleForm = {
  shape: 'cliff_linear',
  anchor: 'day',
  start: null,
  startMonths: '0',
  months: '',
  step: '1',
  cliffMonths: '',
  initialPercent: '',
  weights: '',
  tranches: [emptyTranche(1)],
};

/** The fields of each shape, after its start. */
export const shapeFields = {
  linear: ['months', 'step'],
  cliff_linear: ['months', 'step', 'cliffMonths'],
  initial_linear: ['initialPercent', 'months', 'step', 'cliffMonths'],
  tranches: ['tranches'],
  monthly: ['months'],
  single: ['months'],
  progressive: ['step', 'weights'],
} as const satisfies Readonly<Record<ScheduleShape, readonly (keyof ScheduleForm)[]>>;

export const hasField = (shape: ScheduleShape, field: keyof ScheduleForm): boolean =>
  shapeFields[shape].some((one) => one === field);

/** What was typed that is not a whole number is none of them. */
const wholeOf = (text: string): number => (/^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : -1);

/** « 12,5 » % → 1250. */
function basisPointsOf(percent: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(percent.trim()) ?? [];
  return whole === '' ? -1 : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

const weightsOf = (text: string): number[] =>
  text
    .split(/[;,\s]+/)
    .filter((one) => one !== '')
    .map(wholeOf);

/** For the wire: only the fields that the shape has. Numbers that were not typed are −1, which its rules refuse. */
export function toSchedule(form: ScheduleForm): Schedule {
  const { shape, anchor } = form;
  const has = (field: keyof ScheduleForm) => hasField(shape, field);
  const isDated = anchor === 'day';
  return {
    shape,
    start: isDated ? form.start : null,
    start_months: isDated ? 0 : wholeOf(form.startMonths),
    ...(has('months') && { months: wholeOf(form.months) }),
    ...(has('step') && { step: steps[form.step] }),
    ...(has('cliffMonths') && { cliff_months: cliffOf(form) }),
    ...(has('initialPercent') && { initial_basis_points: basisPointsOf(form.initialPercent) }),
    ...(has('weights') && { weights: weightsOf(form.weights) }),
    ...(has('tranches') && {
      tranches: form.tranches.map(({ day, months, units }) =>
        isDated && day !== null ? { day, units } : { months: wholeOf(months), units },
      ),
    }),
  };
}

const text = (number: number | undefined) => (number === undefined ? '' : String(number));

/** What a form of a stored schedule opens with; fields that its shape does not have are empty. */
export function fromSchedule(schedule: Schedule): ScheduleForm {
  const step = stepValues.find((one) => steps[one] === schedule.step) ?? emptySchedule.step;
  const percent = schedule.initial_basis_points;
  return {
    shape: schedule.shape,
    anchor: schedule.start === null ? 'tge' : 'day',
    start: schedule.start,
    startMonths: String(schedule.start_months),
    months: text(schedule.months),
    step,
    cliffMonths: text(schedule.cliff_months),
    initialPercent: percent === undefined ? '' : unitsText(BigInt(percent), 2),
    weights: (schedule.weights ?? []).join('; '),
    tranches:
      schedule.tranches?.map(({ day, months, units }, place) => ({
        key: place + 1,
        day: day ?? null,
        months: text(months),
        units,
      })) ?? emptySchedule.tranches,
  };
}

/** None is no cliff, where the shape may have none. */
const cliffOf = ({ shape, cliffMonths }: ScheduleForm): number =>
  shape === 'initial_linear' && cliffMonths.trim() === '' ? 0 : wholeOf(cliffMonths);

export type ScheduleField =
  | 'start'
  | 'startMonths'
  | 'months'
  | 'cliffMonths'
  | 'initialPercent'
  | 'weights'
  | 'tranches';

export interface ScheduleFailure {
  readonly field: ScheduleField;
  readonly message: string;
}

const fieldOf: Readonly<Record<ScheduleProblem, ScheduleField>> = {
  months: 'months',
  cliff: 'cliffMonths',
  initial: 'initialPercent',
  noTranche: 'tranches',
  trancheUnits: 'tranches',
  trancheBeforeStart: 'tranches',
  tranchesOutOfOrder: 'tranches',
  trancheDates: 'tranches',
  sumDiffers: 'tranches',
  weights: 'weights',
};

export interface Shared {
  /** Smallest units; null while they are not known, which a sum of tranches is not compared with. */
  readonly total: bigint | null;
  readonly decimals: number;
}

/** The first reason to refuse what was typed, at its field; null when there is none. */
export function scheduleFailure(form: ScheduleForm, { total, decimals }: Shared): ScheduleFailure | null {
  const { anchor, start, startMonths, shape } = form;
  if (anchor === 'day' && (start === null || !isIsoDay(start))) {
    return { field: 'start', message: texts.startRequired };
  }
  const problem = scheduleProblem(readSchedule(toSchedule(form), decimals), total ?? 0n);
  if (problem === null || (problem === 'sumDiffers' && total === null)) return null;
  const isStart = problem === 'months' && anchor === 'tge' && wholeOf(startMonths) < 0;
  const isTranche = problem === 'months' && shape === 'tranches';
  const field = isStart ? 'startMonths' : isTranche ? 'tranches' : fieldOf[problem];
  return { field, message: scheduleProblemTexts[problem] };
}
