/** What the columns of a file of NAVs or rates mean, as the form holds it and as it is sent. */
import type { components } from '@repo/api-sdk';

type Mapping = components['schemas']['ImportMapping'];
type FileColumns = components['schemas']['FileColumns'];

export const dateFormats = [
  'dd/mm/yyyy',
  'yyyy-mm-dd',
  'unix_seconds',
  'unix_ms',
  'unix_us',
] as const satisfies readonly Mapping['date_format'][];

/** In the place of a strategy or a pair: a column names that of each line. */
export const inColumn = '*';

export interface MappingForm {
  /** Of the whole file; null until it is chosen. */
  readonly series: string | null;
  readonly columns: Readonly<Record<'date' | 'value' | 'series', string>>;
  readonly dateFormat: Mapping['date_format'];
  readonly decimalSeparator: Mapping['decimal_separator'];
}

/** As remembered or proposed; the series is that of the name of the file, never of an earlier one. */
export function toMappingForm({ mapping, series }: Pick<FileColumns, 'mapping' | 'series'>): MappingForm {
  const column = mapping?.series_column ?? '';
  return {
    series: column === '' ? series : inColumn,
    columns: { date: mapping?.date_column ?? '', value: mapping?.value_column ?? '', series: column },
    dateFormat: mapping?.date_format ?? 'dd/mm/yyyy',
    decimalSeparator: mapping?.decimal_separator ?? ',',
  };
}

export type MappingProblem = 'series' | 'columns' | 'same';

/** What is sent, and the series of the whole file; or what is still missing. */
export function toMapping(
  form: MappingForm,
): { readonly mapping: Mapping; readonly series: string | null } | { readonly problem: MappingProblem } {
  const { date, value, series } = form.columns;
  const isInColumn = form.series === inColumn;
  if (form.series === null) return { problem: 'series' };
  const names = isInColumn ? [date, value, series] : [date, value];
  if (names.includes('')) return { problem: 'columns' };
  if (new Set(names).size < names.length) return { problem: 'same' };
  return {
    mapping: {
      date_column: date,
      value_column: value,
      series_column: isInColumn ? series : null,
      date_format: form.dateFormat,
      decimal_separator: form.decimalSeparator,
    },
    series: isInColumn ? null : form.series,
  };
}
