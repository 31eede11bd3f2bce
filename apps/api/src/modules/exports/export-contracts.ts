import type { components } from '@repo/api-sdk/spec';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import type { CsvColumn } from '@repo/domain/format';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { toAdminContractRow } from '../payments/admin-contracts.mapper.ts';
import {
  type ListedContracts,
  readContractLines,
  selectContractKeys,
} from '../payments/admin-contracts.repository.ts';
import { readContractFilters } from '../payments/list-admin-contracts.ts';
import { dayOf, decimalOf, periodWords, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

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
  { header: words.createdAt, value: (row) => dayOf(row.created_at) },
  { header: words.signedAt, value: (row) => dayOf(row.signed_at) },
];

const clientName = ({ is_company, company_name, firstname, lastname }: Row['client']): string =>
  is_company && company_name !== null ? words.manager(company_name) : `${firstname} ${lastname}`;

function filterWords(filters: ListedContracts): string[] {
  const { status, paymentStatus, statusNot, paymentStatusNot, amountMin, amountMax, isSigned } = filters;
  return [
    ...wordsOf(
      filters.strategy,
      status && contractStatusTexts[status],
      statusNot && words.not(contractStatusTexts[statusNot]),
      paymentStatus && paymentStatusTexts[paymentStatus],
      paymentStatusNot && words.not(paymentStatusTexts[paymentStatusNot]),
      filters.isUnpaid === true ? words.unpaid : undefined,
      amountMin && words.atLeast(amountMin),
      amountMax && words.atMost(amountMax),
      isSigned === undefined ? undefined : isSigned ? words.signed : words.notSigned,
      filters.q,
    ),
    ...periodWords(filters),
  ];
}

/** « Souscriptions », with the filters and the order of the list. */
export const exportContracts: OpenExport<Partial<Call<'exportContracts'>['query']>> = async (
  deps,
  query,
  tx,
) => {
  const filters = readContractFilters(query);
  const market = { prices: await readPrices(deps), today: parisDay(deps.clock.now()) };
  return {
    list: 'contracts',
    file: words.file,
    filters: filterWords(filters),
    ...keyedRows(tx, columns, {
      keys: selectContractKeys(tx, filters),
      read: async (ids) => {
        const lines = await readContractLines(tx, ids);
        return byKey(
          lines.map((line) => toAdminContractRow(line, market)),
          ({ id }) => id,
        );
      },
    }),
  };
};
