/** The columns of a bank's CSV file, as the form holds them and as they are sent. */
import type { components } from '@repo/api-sdk';

type Mapping = components['schemas']['StatementMapping'];

export const columnFields = [
  'booking_day',
  'value_day',
  'wording',
  'signed_amount',
  'credit',
  'debit',
  'party_name',
  'party_account',
  'reference',
  'balance',
] as const;
export type ColumnField = (typeof columnFields)[number];

export interface MappingForm extends Omit<Mapping, 'columns'> {
  readonly columns: Readonly<Record<ColumnField, string>>;
}

const empty: MappingForm = {
  encoding: 'utf-8',
  delimiter: ';',
  decimal_separator: ',',
  date_format: 'dd/mm/yyyy',
  skipped_lines: 0,
  columns: {
    booking_day: '',
    value_day: '',
    wording: '',
    signed_amount: '',
    credit: '',
    debit: '',
    party_name: '',
    party_account: '',
    reference: '',
    balance: '',
  },
};

/** The form of what was saved; empty before. Several columns of wording are separated by commas. */
export function toMappingForm(saved: Mapping | null): MappingForm {
  if (saved === null) return empty;
  const { columns, ...rest } = saved;
  const { wording, account: _account, ...named } = columns;
  return { ...rest, columns: { ...empty.columns, ...named, wording: wording.join(', ') } };
}

/** What is sent; null while a required column is missing, or both kinds of amount are given. */
export function toMapping({ columns, ...rest }: MappingForm): Mapping | null {
  const text = (field: ColumnField) => columns[field].trim();
  const wording = text('wording')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const isSigned = text('signed_amount') !== '';
  const isSplit = text('credit') !== '' && text('debit') !== '';
  if (text('booking_day') === '' || wording.length === 0 || isSigned === isSplit) return null;
  const given = columnFields.filter((field) => field !== 'wording' && text(field) !== '');
  const named = Object.fromEntries(given.map((field) => [field, text(field)]));
  return {
    ...rest,
    columns: { ...named, booking_day: text('booking_day'), wording },
  };
}

/** A CAMT.053 file is XML: it has no columns to name. */
export function isXmlName(name: string): boolean {
  return name.toLowerCase().endsWith('.xml');
}
