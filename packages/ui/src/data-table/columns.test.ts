import { describe, expect, it } from 'vitest';
import { csvColumns, type DataColumn, hiddenColumns, nextSort } from './columns.ts';

describe('pressing the head of a column', () => {
  it('sorts up, then down, then gives back the first order', () => {
    const up = nextSort(null, 'amount');
    expect(up).toEqual({ column: 'amount', direction: 'asc' });
    const down = nextSort(up, 'amount');
    expect(down).toEqual({ column: 'amount', direction: 'desc' });
    expect(nextSort(down, 'amount')).toBeNull();
  });

  it('starts again from up on another column', () => {
    expect(nextSort({ column: 'amount', direction: 'desc' }, 'date')).toEqual({
      column: 'date',
      direction: 'asc',
    });
  });
});

interface Line {
  readonly po: string;
  readonly amount: string;
}

const po: DataColumn<Line> = { id: 'po', header: 'N° PO', cell: (row) => row.po };
const amount: DataColumn<Line> = { id: 'amount', header: 'Montant', cell: (row) => row.amount };

describe('the columns that are hidden', () => {
  it('are those wanted, but never the name of the rows', () => {
    expect(hiddenColumns([{ ...po, isRowName: true }, amount], ['po', 'amount'])).toEqual(['amount']);
  });

  it('are never all of them, and never one that is gone', () => {
    expect(hiddenColumns([po, amount], ['po', 'amount', 'gone'])).toEqual(['amount']);
  });
});

describe('the columns of the CSV file', () => {
  const lines: readonly Line[] = [{ po: 'PO-1', amount: '12.50' }];

  it('write what they say, else the text of their cells', () => {
    const columns = csvColumns([po, { ...amount, csvValue: (row) => ({ decimal: row.amount }) }], lines);
    expect(columns.map(({ header, value }) => [header, lines.map(value)])).toEqual([
      ['N° PO', ['PO-1']],
      ['Montant', [{ decimal: '12.50' }]],
    ]);
  });

  it('leave out what is only drawn', () => {
    const drawn: DataColumn<Line> = { id: 'actions', header: 'Actions', cell: () => ['Valider'] };
    expect(csvColumns([po, drawn], lines).map(({ header }) => header)).toEqual(['N° PO']);
  });
});
