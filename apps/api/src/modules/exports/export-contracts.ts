import type { components } from '@repo/api-sdk/spec';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { type CsvColumn, formatNumericDate } from '@repo/domain/format';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/operation.ts';
import { listAdminContracts, readContractFilters } from '../payments/list-admin-contracts.ts';
import { exportsTexts } from './exports.texts.ts';
import { ALL, decimalOf, write } from './write-csv.ts';

type Row = components['schemas']['AdminContractRow'];
const words = exportsTexts.contracts;

/** More than the list shows, with each amount beside its currency. */
const columns: readonly CsvColumn<Row>[] = [
  { header: words.po, value: (row) => row.po_number },
  { header: words.client, value: ({ client }) => clientName(client) },
  { header: words.email, value: ({ client }) => client.email },
  { header: words.product, value: ({ product }) => product },
  { header: words.amount, value: ({ amount }) => decimalOf(amount) },
  { header: words.currency, value: ({ currency }) => currency },
  { header: words.amountEur, value: (row) => decimalOf(row.amount_eur) },
  { header: words.status, value: ({ status }) => contractStatusTexts[status] },
  { header: words.payment, value: (row) => paymentStatusTexts[row.payment_status] },
  { header: words.createdAt, value: (row) => formatNumericDate(row.created_at) },
  { header: words.signedAt, value: (row) => row.signed_at && formatNumericDate(row.signed_at) },
];

const clientName = ({ is_company, company_name, firstname, lastname }: Row['client']): string =>
  is_company && company_name !== null ? words.manager(company_name) : `${firstname} ${lastname}`;

/** « Souscriptions » as a CSV file, with the filters and the order of the list. */
export async function exportContracts(
  deps: Deps,
  query: Partial<Call<'exportContracts'>['query']>,
): Promise<string> {
  const { items } = await listAdminContracts(deps, { ...readContractFilters(query), ...ALL });
  return write(columns, items);
}
