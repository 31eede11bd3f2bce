import { describe, expect, it } from 'vitest';
import { csvColumns, type DataColumn, hiddenColumns, isSortable, nextSort } from './columns.ts';

describe('pressing a column header', () => {
  it('sorts ascending, then descending, then restores the original order', () => {
    const up = nextSort(null, 'amount', true);
    expect(up).toEqual({ column: 'amount', direction: 'asc' });
    const down = nextSort(up, 'amount', true);
    expect(down).toEqual({ column: 'amount', direction: 'desc' });
    expect(nextSort(down, 'amount', true)).toBeNull();
  });

  it('sorts another column ascending', () => {
    expect(nextSort({ column: 'amount', direction: 'desc' }, 'date', true)).toEqual({
      column: 'date',
      direction: 'asc',
    });
  });

  it('reverses the order of a list that has no original order', () => {
    expect(nextSort({ column: 'date', direction: 'desc' }, 'date', false)).toEqual({
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

it.each([
  [{}, false],
  [{ isSortable: true }, true],
  [{ isSortable: false }, false],
  [{ sortValue: () => 1 }, true],
])('a column with %o can be sorted: %j', (change, expected) => {
  expect(isSortable({ ...po, ...change })).toBe(expected);
});

describe('hidden columns', () => {
  it('are the requested ones, but never the name column', () => {
    expect(hiddenColumns([{ ...po, isRowName: true }, amount], ['po', 'amount'])).toEqual(['amount']);
  });

  it('are never all of them, and never an unknown one', () => {
    expect(hiddenColumns([po, amount], ['po', 'amount', 'gone'])).toEqual(['amount']);
  });
});

describe('the columns of the CSV file', () => {
  const lines: readonly Line[] = [{ po: 'PO-1', amount: '12.50' }];

  it('use `csvValue`, else the text of their cells', () => {
    const columns = csvColumns([po, { ...amount, csvValue: (row) => ({ decimal: row.amount }) }], lines);
    expect(columns.map(({ header, value }) => [header, lines.map(value)])).toEqual([
      ['N° PO', ['PO-1']],
      ['Montant', [{ decimal: '12.50' }]],
    ]);
  });

  it('leave out those that are only graphics', () => {
    const drawn: DataColumn<Line> = { id: 'actions', header: 'Actions', cell: () => ['Valider'] };
    expect(csvColumns([po, drawn], lines).map(({ header }) => header)).toEqual(['N° PO']);
  });
});
