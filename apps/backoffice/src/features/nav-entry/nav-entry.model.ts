/** The grid of NAVs: what is typed in each cell, and how a key, a paste and an undo change it. */
import type { components } from '@repo/api-sdk';
import { readAddress } from '@repo/client/staff-address';
import { addDays, type IsoDay, isIsoDay } from '@repo/domain/dates';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { confirmedParts } from '../../shared/confirmed-parts.ts';
import { navEntryTexts as texts } from './nav-entry.texts.ts';

export type NavUnit = components['schemas']['NavCell']['unit'];

const firstDay = '2000-01-01';

/** Days shown at once. */
export const shownDays = 5;

/** The day of the address; `today` when it has none, or one to come. */
export function readLastDay(address: URLSearchParams, today: IsoDay): IsoDay {
  return shownDay(readAddress(address, 'day'), today);
}

/** A day that is incomplete or to come shows today: while its year is typed, « 2026 » is first the years 2, 20 and 202. */
export function shownDay(day: string | null, today: IsoDay): IsoDay {
  return day !== null && isIsoDay(day) && day >= firstDay && day <= today ? day : today;
}

export function daysUpTo(last: IsoDay): IsoDay[] {
  return Array.from({ length: shownDays }, (_unused, index) => addDays(last, index + 1 - shownDays));
}

type Calendar = components['schemas']['NavCalendar'];

/** The strategies with the days of two months, or of the same one. */
export function joinMonths(first: Calendar, last: Calendar): Calendar['strategies'] {
  if (first.month === last.month) return last.strategies;
  const before = new Map(first.strategies.map(({ id, days }) => [id, days]));
  return last.strategies.map((strategy) => ({
    ...strategy,
    days: [...(before.get(strategy.id) ?? []), ...strategy.days],
  }));
}

/** Row and column of a cell, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly strategies: readonly string[];
  readonly days: readonly IsoDay[];
}

/** The text of each cell that has one, by strategy and day: a cell keeps its text when other days are shown. */
export type Typed = Readonly<Record<string, string>>;

export const keyOf = (strategyId: string, day: string): string => `${strategyId} ${day}`;

/** What a NAV is made of, in the order of the form. */
export const detailFields = ['gross', 'accruals', 'high_water_mark'] as const;
export type DetailField = (typeof detailFields)[number];

/** Typed beside the cell. */
export const detailKey = (key: string, field: DetailField): string => `${key} ${field}`;

export interface GridState {
  readonly typed: Typed;
  /** What was typed before each change, the latest last. */
  readonly past: readonly Typed[];
}

export type GridAction =
  | { readonly kind: 'type'; readonly key: string; readonly text: string }
  | { readonly kind: 'paste'; readonly cells: Typed }
  | { readonly kind: 'undo' }
  | { readonly kind: 'clear' };

export const emptyGrid: GridState = { typed: {}, past: [] };

export function reduceGrid({ typed, past }: GridState, action: GridAction): GridState {
  if (action.kind === 'clear') return emptyGrid;
  if (action.kind === 'undo') {
    const before = past.at(-1);
    return before === undefined ? { typed, past } : { typed: before, past: past.slice(0, -1) };
  }
  const change = action.kind === 'paste' ? action.cells : { [action.key]: action.text };
  const next = { ...typed, ...change };
  return {
    typed: Object.fromEntries(Object.entries(next).filter(([, text]) => text !== '')),
    past: [...past, typed],
  };
}

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Where a key moves from a cell; null where it does not. Left and right move at the ends of the text alone, so that it can be
 * edited.
 */
export function moveFrom(
  key: string,
  from: Place,
  {
    size,
    caret,
    length,
  }: { readonly size: GridSize; readonly caret: number | null; readonly length: number },
): Place | null {
  const move = moves[key];
  if (move === undefined) return null;
  if (key === 'ArrowLeft' && caret !== 0) return null;
  if (key === 'ArrowRight' && caret !== length) return null;
  const to = { row: from.row + move.row, column: from.column + move.column };
  const isInside =
    to.row >= 0 && to.row < size.strategies.length && to.column >= 0 && to.column < size.days.length;
  return isInside ? to : null;
}

/** What is sent: each cell with its text. */
export function cellsOf(typed: Typed, unit: NavUnit): components['schemas']['NavCell'][] {
  return Object.entries(typed).flatMap(([key, text]) => {
    const [strategyId = '', date = '', field] = key.split(' ');
    if (field !== undefined) return [];
    // « 0,5 % » is a yield, whatever is typed in the other cells.
    const ownUnit = text.trim().endsWith('%') ? 'percent' : unit;
    const cell: components['schemas']['NavCell'] = { strategy_id: strategyId, date, text, unit: ownUnit };
    for (const name of detailFields) {
      const part = typed[detailKey(key, name)];
      if (part !== undefined) cell[name] = part;
    }
    return [cell];
  });
}

/** What a submission confirms, in words: each NAV with its day. */
export function navConfirmation(cells: readonly components['schemas']['CheckedNavCell'][]): string {
  const navs = cells.flatMap(({ strategy_id: id, date, value }) =>
    value === null ? [] : [texts.confirms(id.toUpperCase(), formatNumericDate(date), formatDecimal(value))],
  );
  return confirmedParts(null, navs, { others: texts.otherNavs });
}
