import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { daysUpTo, emptyGrid, reduceGrid } from './nav-entry.model.ts';
import { pastedCells } from './pasted-cells.model.ts';

const days = daysUpTo(isoDay('2026-01-05'));
const size = { strategies: ['usdfy', 'btcfy', 'ethfy', 'eurfy'], days };
const sheet = (...rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\r\n');

describe('[A18] a range copied from a spreadsheet', () => {
  const range = sheet(
    ['1', '2', '3', '4', '5'],
    ['6', '7', '8', '9', '10'],
    ['11', '12', '13', '14', '15'],
    ['16', '17', '18', '19', '20'],
  );

  it('of 4 × 5 cells puts 20 values in place, and one undo restores what was there', () => {
    const before = reduceGrid(emptyGrid, { kind: 'type', key: 'usdfy 2026-01-01', text: '99' });
    const { cells = {} } = pastedCells(`${range}\r\n`, { row: 0, column: 0 }, size) ?? {};
    const after = reduceGrid(before, { kind: 'paste', cells });
    expect(Object.keys(after.typed)).toHaveLength(20);
    expect([after.typed['usdfy 2026-01-01'], after.typed['eurfy 2026-01-05']]).toEqual(['1', '20']);
    expect(reduceGrid(after, { kind: 'undo' }).typed).toEqual({ 'usdfy 2026-01-01': '99' });
  });

  it('goes from the cell on, and counts what is beyond the grid', () => {
    expect(pastedCells(range, { row: 3, column: 3 }, size)).toEqual({
      cells: { 'eurfy 2026-01-04': '1', 'eurfy 2026-01-05': '2' },
      leftOut: 18,
    });
  });

  it('is none when it is one value', () => {
    expect(pastedCells('101,5\n', { row: 0, column: 0 }, size)).toBeNull();
  });
});

describe('a range copied with its headings', () => {
  const last = { row: 3, column: 4 };

  it.each([
    ['04/01/2026', '05/01/2026'],
    ['4/1/26', '5/1/26'],
    ['04/01', '05/01'],
    ['2026-01-04', '2026-01-05'],
  ])('of days written as %s goes to these days and strategies, wherever it is pasted', (first, second) => {
    const text = sheet(['Stratégie', first, second], ['ETHFY', '120,9', '121'], ['usdfy', '', '129,4']);
    expect(pastedCells(text, last, size)).toEqual({
      cells: {
        'ethfy 2026-01-04': '120,9',
        'ethfy 2026-01-05': '121',
        'usdfy 2026-01-04': '',
        'usdfy 2026-01-05': '129,4',
      },
      leftOut: 0,
    });
  });

  it('of strategies alone goes from the column of the cell on', () => {
    expect(pastedCells(sheet(['EURFY', '122,4'], ['BTCFY', '114,1']), { row: 0, column: 4 }, size)).toEqual({
      cells: { 'eurfy 2026-01-05': '122,4', 'btcfy 2026-01-05': '114,1' },
      leftOut: 0,
    });
  });

  it('of days alone goes from the row of the cell on', () => {
    expect(pastedCells(sheet(['05/01/2026'], ['1'], ['2']), { row: 2, column: 0 }, size)).toEqual({
      cells: { 'ethfy 2026-01-05': '1', 'eurfy 2026-01-05': '2' },
      leftOut: 0,
    });
  });

  it('counts the values of a strategy and of a day that are not shown', () => {
    const text = sheet(['', '05/01/2026', '06/01/2026'], ['EURFY', '1', '2'], ['GBPFY', '3', '']);
    expect(pastedCells(text, last, size)).toEqual({ cells: { 'eurfy 2026-01-05': '1' }, leftOut: 2 });
  });
});
