import type { components } from '@repo/api-sdk/spec';
import { adviserStateTexts } from '@repo/domain/advisers';
import type { CsvColumn } from '@repo/domain/format';
import type { Call } from '../../http/operation.ts';
import { getAdviserFigures } from '../advisers/get-adviser-figures.ts';
import { listAdviserAccounts } from '../advisers/list-adviser-accounts.ts';
import { dayOf, decimalOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { computedRows, type OpenExport } from './list-export.ts';

type Schemas = components['schemas'];
interface Row {
  adviser: Schemas['AdviserRow'];
  /** Undefined of an adviser without a client. */
  figures: Schemas['AdviserFigures']['items'][number] | undefined;
}
const words = exportsTexts.advisers;

/** Nothing, where there is no client; a missing NAV or rate leaves the cell empty. */
const amount = (row: Row, name: 'value_eur' | 'collected_eur') =>
  decimalOf(row.figures === undefined ? '0.00' : row.figures[name]);

const columns: readonly CsvColumn<Row>[] = [
  { header: words.lastname, value: ({ adviser }) => adviser.lastname },
  { header: words.firstname, value: ({ adviser }) => adviser.firstname },
  { header: words.email, value: ({ adviser }) => adviser.email },
  { header: words.phone, value: ({ adviser }) => adviser.phone },
  { header: words.booking, value: ({ adviser }) => adviser.booking_url },
  { header: words.clients, value: ({ adviser }) => adviser.clients },
  { header: words.value, value: (row) => amount(row, 'value_eur') },
  { header: words.collected, value: (row) => amount(row, 'collected_eur') },
  { header: words.underway, value: ({ figures }) => figures?.underway ?? 0 },
  { header: words.verified, value: ({ figures }) => figures?.verified ?? 0 },
  { header: words.paying, value: ({ figures }) => figures?.paying ?? 0 },
  { header: words.delay, value: ({ figures }) => figures?.median_days ?? null },
  { header: words.state, value: ({ adviser }) => adviserStateTexts[adviser.state] },
  { header: words.signedInAt, value: ({ adviser }) => dayOf(adviser.signed_in_at) },
  { header: words.createdAt, value: ({ adviser }) => dayOf(adviser.created_at) },
];

/** « Commerciaux », in the order of the list. */
export const exportAdvisers: OpenExport<Call<'exportAdvisers'>['query']> = async (deps, _query, tx) => {
  const accounts = await listAdviserAccounts({ db: tx });
  const figures = await getAdviserFigures(deps, tx);
  const byAdviser = new Map(figures.items.map((item) => [item.id, item]));
  const rows = accounts.items.map((adviser) => ({ adviser, figures: byAdviser.get(adviser.id) }));
  return { list: 'advisers', file: words.file, filters: [], ...computedRows(columns, rows) };
};
