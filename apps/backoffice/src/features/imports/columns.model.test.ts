import { describe, expect, it } from 'vitest';
import { inColumn, type MappingForm, toMapping, toMappingForm } from './columns.model.ts';

const mapping = {
  date_column: 'Date',
  value_column: 'Close',
  series_column: null,
  date_format: 'yyyy-mm-dd',
  decimal_separator: '.',
} as const;
const form = toMappingForm({ mapping, series: 'BTC/EUR' });

describe('the columns of a file of values', () => {
  it('are sent as they were remembered, with the series of this file', () => {
    expect(toMapping(form)).toEqual({ mapping, series: 'BTC/EUR' });
    const inFile = { ...mapping, series_column: 'Symbol' };
    expect(toMapping(toMappingForm({ mapping: inFile, series: 'BTC/EUR' }))).toEqual({
      mapping: inFile,
      series: null,
    });
  });

  it('do not remember the series of another file', () => {
    expect(toMappingForm({ mapping, series: null }).series).toBeNull();
  });

  it.each<[string, Partial<MappingForm>, string]>([
    ['without a series', { series: null }, 'series'],
    ['without the column of the series', { series: inColumn }, 'columns'],
    ['without a date', { columns: { date: '', value: 'Close', series: '' } }, 'columns'],
    ['with a column of two roles', { columns: { date: 'Close', value: 'Close', series: '' } }, 'same'],
  ])('are incomplete %s', (_what, change, problem) => {
    expect(toMapping({ ...form, ...change })).toEqual({ problem });
  });
});
