import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  daysUpTo,
  emptyGrid,
  type GridAction,
  moveFrom,
  readLastDay,
  reduceGrid,
} from './nav-entry.model.ts';

const days = daysUpTo(isoDay('2026-01-05'));
const size = { strategies: ['usdfy', 'btcfy', 'ethfy', 'eurfy'], days };
const play = (...actions: GridAction[]) => actions.reduce(reduceGrid, emptyGrid);

describe('the days of the grid', () => {
  it('are five, up to that of the address', () => {
    expect([days[0], days.length]).toEqual(['2026-01-01', 5]);
  });

  it.each([
    ['?jour=2026-01-04', '2026-01-04'],
    ['?jour=2026-01-06', '2026-01-05'],
    ['?jour=hier', '2026-01-05'],
    ['?jour=0202-01-04', '2026-01-05'],
    ['', '2026-01-05'],
  ])('end for %j on %s', (address, expected) => {
    expect(readLastDay(new URLSearchParams(address), isoDay('2026-01-05'))).toBe(expected);
  });
});

describe('the grid', () => {
  it('discards a cell that is emptied, and has nothing to undo at first', () => {
    const key = 'usdfy 2026-01-01';
    expect(play({ kind: 'type', key, text: '1' }, { kind: 'type', key, text: '' }).typed).toEqual({});
    expect(play({ kind: 'undo' })).toEqual(emptyGrid);
    expect(play({ kind: 'type', key, text: '1' }, { kind: 'clear' })).toEqual(emptyGrid);
  });

  it('is sent cell by cell, with the unit', () => {
    expect(cellsOf({ 'usdfy 2026-01-01': '0,5' }, 'percent')).toEqual([
      { strategy_id: 'usdfy', date: '2026-01-01', text: '0,5', unit: 'percent' },
    ]);
  });

  it('is sent with what its NAV is made of, and without that of a cell that is empty', () => {
    const typed = {
      'usdfy 2026-01-01': '101,505',
      'usdfy 2026-01-01 gross': '102',
      'usdfy 2026-01-01 accruals': '0,495',
      'usdfy 2026-01-02 high_water_mark': '103',
    };
    expect(cellsOf(typed, 'nav')).toEqual([
      {
        strategy_id: 'usdfy',
        date: '2026-01-01',
        text: '101,505',
        unit: 'nav',
        gross: '102',
        accruals: '0,495',
      },
    ]);
  });

  const middle = { row: 1, column: 1 };
  it.each([
    ['ArrowDown', 1, { row: 2, column: 1 }],
    ['ArrowUp', 1, { row: 0, column: 1 }],
    ['Enter', 1, { row: 2, column: 1 }],
    ['ArrowRight', 1, null],
    ['ArrowRight', 3, { row: 1, column: 2 }],
    ['ArrowLeft', 0, { row: 1, column: 0 }],
    ['ArrowLeft', 2, null],
    ['a', 0, null],
  ])('%s with the caret at %i of 3 goes to %j', (key, caret, expected) => {
    expect(moveFrom(key, middle, { size, caret, length: 3 })).toEqual(expected);
  });

  it('has an end', () => {
    expect(moveFrom('ArrowUp', { row: 0, column: 0 }, { size, caret: 0, length: 0 })).toBeNull();
    expect(moveFrom('ArrowDown', { row: 3, column: 0 }, { size, caret: 0, length: 0 })).toBeNull();
  });
});
