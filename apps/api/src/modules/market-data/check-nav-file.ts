// The values of a file of NAVs that would be written, under the checks of the grid.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import { type NavDetail, navEntryTexts } from '@repo/domain/navs';
import type { Database } from '../../db/client.ts';
import type { StoredDetail } from '../../db/schema/market-data.ts';
import { importLimits } from './import-limits.ts';
import { type PlannedRow, rangeOf } from './import-plan.ts';
import { importTexts as texts } from './market-data.texts.ts';
import { type NavHistory, readNavHistories } from './nav-history.repository.ts';
import { walkNavs } from './nav-walk.ts';
import type { LineError } from './parse/parsed-file.ts';

export interface CheckedFile {
  errors: LineError[];
  warnings: LineError[];
  /** All that is refused, also beyond the listed ones. */
  refused: LineError[];
}

const byLine = (a: LineError, b: LineError): number => a.line - b.line;

/** What is refused, and what is unusual and accepted with a reason; in the order of the lines. */
export async function checkNavFile(
  db: Database,
  rows: readonly PlannedRow[],
  { now, today }: { now: Date; today: IsoDay },
): Promise<CheckedFile> {
  const written = rows.filter(({ action }) => action !== 'unchanged');
  const days = rangeOf(written);
  if (days === null) return { errors: [], warnings: [], refused: [] };
  const ofStrategy = Map.groupBy(written, ({ series }) => series);
  const histories = await readNavHistories(db, { strategies: [...ofStrategy.keys()], days, now });
  const checked = [...ofStrategy].map(([id, lines]) => {
    const history = histories.find((one) => one.id === id);
    return history === undefined ? refuseAll(lines) : checkStrategy(lines, history, today);
  });
  const refused = checked.flatMap(({ refused: lines }) => lines).toSorted(byLine);
  return {
    refused,
    errors: limited(refused, importLimits.maxErrors, texts.otherErrors),
    warnings: limited(
      checked.flatMap(({ warnings }) => warnings),
      importLimits.maxWarnings,
      texts.otherWarnings,
    ),
  };
}

type CheckedLines = Pick<CheckedFile, 'refused' | 'warnings'>;

/** A product that has no NAV any more. */
function refuseAll(rows: readonly PlannedRow[]): CheckedLines {
  return {
    refused: rows.map(({ line }) => ({ line, message: navEntryTexts.unknownStrategy })),
    warnings: [],
  };
}

function checkStrategy(rows: readonly PlannedRow[], history: NavHistory, today: IsoDay): CheckedLines {
  const refused: LineError[] = [];
  const warnings: LineError[] = [];
  const marks = rows.flatMap(({ day, detail }) =>
    detail?.mark === undefined ? [] : [{ day: isoDay(day), mark: decimal(detail.mark) }],
  );
  const walk = walkNavs(history, today, marks);
  for (const { line, day, value, detail } of rows.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const checked = walk.add({ day: isoDay(day), nav: decimal(value) }, detailOf(detail));
    const note = (text: string) => ({
      line,
      message: navEntryTexts.note(history.title, formatNumericDate(day), text),
    });
    if (checked.problem !== null) {
      refused.push(note(checked.isOfDay ? texts.inColumn(checked.problem) : checked.problem));
    }
    warnings.push(...checked.warnings.map(note));
  }
  return { refused, warnings };
}

const detailOf = ({ gross, accruals, mark }: StoredDetail = {}): NavDetail => ({
  gross: gross === undefined ? null : decimal(gross),
  accruals: accruals === undefined ? null : decimal(accruals),
  mark: mark === undefined ? null : decimal(mark),
});

/** The first ones, then how many there are beside them. */
export function limited(
  notes: readonly LineError[],
  most: number,
  others: (count: number) => string,
): LineError[] {
  const inOrder = notes.toSorted(byLine);
  const last = inOrder[most];
  if (last === undefined) return inOrder;
  return [...inOrder.slice(0, most), { line: last.line, message: others(inOrder.length - most) }];
}
