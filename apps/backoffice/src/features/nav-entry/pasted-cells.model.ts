/** A range copied from a spreadsheet: where each of its values goes in the grid, with or without its headings. */
import { type GridSize, keyOf, type Place, type Typed } from './nav-entry.model.ts';

export interface PastedCells {
  readonly cells: Typed;
  /** Values of strategies or days that the grid does not show. */
  readonly leftOut: number;
}

const dayShape = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?)$/;

/** « 28/11/2026 », « 28/11 » or « 2026-11-28 » as the end of an ISO day; null of anything else. */
function dayEnding(text: string): string | null {
  const match = dayShape.exec(text);
  if (match === null) return null;
  const [, isoYear, isoMonth, isoDate, date = '', month = '', year] = match;
  if (isoYear !== undefined) return `${isoYear}-${isoMonth}-${isoDate}`;
  return `${year ?? ''}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/**
 * The values of the range, from a place on: tabs between columns, a line for each row. A row of days and a column of strategies
 * decide instead of the place. Null for one value alone, which is pasted as text.
 */
export function pastedCells(
  text: string,
  { row, column }: Place,
  { strategies, days }: GridSize,
): PastedCells | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const range = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  if (range.length === 1 && range[0]?.length === 1) return null;
  const headings = range[0]?.map(dayEnding) ?? [];
  const hasDays = headings.some((ending) => ending !== null);
  const rows = hasDays ? range.slice(1) : range;
  const hasNames = rows.some(([first = '']) => isName(first, strategies));
  const strategyOf = (cells: readonly string[], down: number) =>
    hasNames ? strategies.find((id) => id === cells[0]?.toLowerCase()) : strategies[row + down];
  const dayOf = (right: number) => {
    const ending = headings[right];
    if (hasDays) return days.find((day) => typeof ending === 'string' && day.endsWith(ending));
    return days[column + right - (hasNames ? 1 : 0)];
  };
  const cells: Record<string, string> = {};
  let leftOut = 0;
  for (const [down, values] of rows.entries()) {
    const strategy = strategyOf(values, down);
    for (const [right, value] of values.entries()) {
      if (hasNames && right === 0) continue;
      const day = dayOf(right);
      if (strategy !== undefined && day !== undefined) cells[keyOf(strategy, day)] = value;
      else if (value !== '') leftOut += 1;
    }
  }
  return { cells, leftOut };
}

const isName = (text: string, strategies: readonly string[]): boolean =>
  strategies.includes(text.toLowerCase());
