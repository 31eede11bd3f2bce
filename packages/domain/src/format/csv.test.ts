import { describe, expect, it } from 'vitest';
import { type CsvValue, toCsv } from './csv.ts';

/** The only data cell of the file. */
function written(value: CsvValue): string {
  const file = toCsv([{ header: 'Valeur', value: (row: CsvValue) => row }], [value]);
  return file.slice('\uFEFFValeur\r\n'.length, -'\r\n'.length);
}

describe('a CSV file for a French spreadsheet', () => {
  it('starts with a byte order mark, separates by semicolons and ends each line', () => {
    const columns = [
      { header: 'N° PO', value: (row: { po: string; amount: string }) => row.po },
      { header: 'Montant (€)', value: (row: { po: string; amount: string }) => ({ decimal: row.amount }) },
    ];
    expect(toCsv(columns, [{ po: 'PO-2026-0187', amount: '15000.50' }])).toBe(
      '\uFEFFN° PO;Montant (€)\r\nPO-2026-0187;15000,50\r\n',
    );
  });

  it('keeps the header of an empty list', () => {
    expect(toCsv([{ header: 'Client', value: () => null }], [])).toBe('\uFEFFClient\r\n');
  });

  it.each<[CsvValue, string]>([
    [{ decimal: '15000.50' }, '15000,50'],
    [{ decimal: '-0.12345678' }, '-0,12345678'],
    [{ decimal: '123456789012345678.91' }, '123456789012345678,91'],
    [1204, '1204'],
    [-12.5, '-12,5'],
    [1e21, '1000000000000000000000'],
    [Number.NaN, ''],
    [{ day: '2026-03-02' }, '02/03/2026'],
    [null, ''],
  ])('writes the number %j as %s', (value, expected) => {
    expect(written(value)).toBe(expected);
  });

  it.each([
    ['Belleval ; fils', '"Belleval ; fils"'],
    ['dit « Tom "Pouce" »', '"dit « Tom ""Pouce"" »"'],
    ['deux\nlignes', '"deux\nlignes"'],
    ['Élodie Belleval', 'Élodie Belleval'],
    ['1.2', '1.2'],
  ])('writes the text %j as %s', (value, expected) => {
    expect(written(value)).toBe(expected);
  });
});

describe('a text that a spreadsheet would run as a formula', () => {
  it.each([
    ['=HYPERLINK("http://exemple.invalid")', '"\'=HYPERLINK(""http://exemple.invalid"")"'],
    ['+33612345678', '"\'+33612345678"'],
    ['-2+3', '"\'-2+3"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t=1"'],
    ['\tBelleval', '"\'\tBelleval"'],
    ['\rBelleval', '"\'\rBelleval"'],
    ['  =1', '"\'  =1"'],
    ['\uFF1D1+1', '"\'\uFF1D1+1"'],
  ])('is made harmless: %j', (value, expected) => {
    expect(written(value)).toBe(expected);
  });

  it.each(['-12,50', '-12.5', '-3'])('leaves the number %s unchanged', (value) => {
    expect(written(value)).toBe(value);
  });

  it('is escaped in a header and as a malformed decimal too', () => {
    expect(toCsv([{ header: '=A1', value: () => ({ decimal: '=B1' }) }], [{}])).toBe(
      '\uFEFF"\'=A1"\r\n"\'=B1"\r\n',
    );
  });
});
