// The lines of a CSV file of grants: a line a grant, its schedule in the columns that its shape needs, and a second schedule for a
// lock-up. Dates are `JJ/MM/AAAA`, or « TGE » and « TGE + 3 » months; units are as they are typed, « 1 250,5 ».
import type { components } from '@repo/api-sdk/spec';
import { parseFrenchDate } from '@repo/domain/dates';
import { foldText, parseDecimalInput } from '@repo/domain/format';
import { kaskadTexts, type ScheduleStep } from '@repo/domain/kaskad';
import { decimal, toText } from '@repo/domain/money';
import { refuseField } from '../../http/refuse-invalid.ts';
import type { TypedSchedule } from '../kaskad-units/plans.mapper.ts';
import { excerpt, padded } from '../market-data/parse/cells.ts';
import { type NamedLine, readNamedLines } from '../market-data/parse/named-lines.ts';
import { grantImportTexts as texts } from './grant-import.texts.ts';

type Origin = components['schemas']['GrantBody']['origin'];
const maxGrantLines = 5_000;

const { columns } = texts;
const scheduleColumns = [
  columns.shape,
  columns.start,
  columns.months,
  columns.step,
  columns.cliff,
  columns.initial,
  columns.weights,
  columns.tranches,
] as const;
const required = [
  columns.email,
  columns.symbol,
  columns.origin,
  columns.grantedOn,
  columns.total,
  columns.shape,
];

/** The lines of the file, by the names of their columns. */
export const readGrantLines = (text: string) => readNamedLines(text, { required, maxLines: maxGrantLines });

/** What the line grants, apart from its owner and its class; refused in words. */
export function readGrantLine({ cell }: NamedLine): {
  origin: Origin;
  grantedOn: string;
  total: string;
  acquisition: TypedSchedule;
  unlock: TypedSchedule | null;
} {
  return {
    origin: readWord(columns.origin, cell(columns.origin), texts.origins),
    grantedOn: readDay(cell(columns.grantedOn)),
    total: readDecimal(columns.total, cell(columns.total)),
    acquisition: readLineSchedule(cell),
    unlock: scheduleColumns.some((column) => cell(texts.ofLockUp(column)) !== '')
      ? readLineSchedule((column) => cell(texts.ofLockUp(column)))
      : null,
  };
}

function readLineSchedule(cell: (column: string) => string): TypedSchedule {
  const shape = readWord(columns.shape, cell(columns.shape), kaskadTexts.shape);
  const optional = (column: string) => (cell(column) === '' ? undefined : readCount(column, cell(column)));
  const initial = cell(columns.initial);
  const weights = cell(columns.weights);
  return {
    shape,
    ...readStart(cell(columns.start)),
    months: optional(columns.months),
    step: readStep(cell(columns.step)),
    cliff_months: optional(columns.cliff),
    initial_basis_points: initial === '' ? undefined : readBasisPoints(initial),
    weights:
      weights === '' ? undefined : weights.split('/').map((one) => readCount(columns.weights, one.trim())),
    tranches: cell(columns.tranches) === '' ? undefined : cell(columns.tranches).split('|').map(readTranche),
  };
}

/** « 12/07/2026 », « TGE » or « TGE + 3 ». */
function readStart(written: string): Pick<TypedSchedule, 'start' | 'start_months'> {
  const tge = /^TGE(?:\s*\+\s*(\d{1,3}))?$/i.exec(written);
  if (tge !== null) return { start: null, start_months: Number(tge[1] ?? 0) };
  return { start: readDay(written), start_months: 0 };
}

/** « 12/07/2026 = 12 000 », or a number of months after the start: « 6 = 12 000 ». */
function readTranche(written: string): NonNullable<TypedSchedule['tranches']>[number] {
  const [at = '', units = '', ...more] = written.split('=').map((part) => part.trim());
  if (units === '' || more.length > 0) refuse(texts.badTranche(excerpt(written.trim())));
  const when = /^\d{1,3}$/.test(at) ? { months: Number(at) } : { day: readDay(at) };
  return { ...when, units: readDecimal(columns.tranches, units) };
}

function readDay(written: string): string {
  return parseFrenchDate(padded(written)) ?? refuse(texts.badDay(excerpt(written)));
}

/** « 1 250,5 » into `1250.5`. */
function readDecimal(column: string, written: string): string {
  return parseDecimalInput(written) ?? refuse(texts.badNumber(column, excerpt(written)));
}

function readCount(column: string, written: string): number {
  return /^\d{1,5}$/.test(written) ? Number(written) : refuse(texts.badNumber(column, excerpt(written)));
}

function readStep(written: string): ScheduleStep | undefined {
  if (written === '') return undefined;
  const step = ([1, 3, 6, 12] as const).find((each) => String(each) === written);
  return step ?? refuse(texts.badStep);
}

/** « 12,5 » percent into 1250. */
function readBasisPoints(written: string): number {
  const points = decimal(readDecimal(columns.initial, written)).times(100);
  const text = toText(points);
  return /^\d{1,4}$/.test(text) ? Number(text) : refuse(texts.badNumber(columns.initial, excerpt(written)));
}

function readWord<Word extends string>(
  column: string,
  written: string,
  words: Readonly<Record<Word, string | readonly string[]>>,
): Word {
  const folded = foldText(written);
  const all: [Word, readonly string[]][] = [];
  for (const word in words) all.push([word, [words[word]].flat()]);
  const found = all.find(([, names]) => names.some((name) => foldText(name) === folded));
  return found?.[0] ?? refuse(texts.badWord(column, excerpt(written)));
}

const refuse = (message: string): never => refuseField('file', message);
