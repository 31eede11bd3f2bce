/** The columns of the CSV file of contracts: more than the list shows, with each amount beside its currency. */
import type { components } from '@repo/api-sdk';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { type CsvColumn, formatNumericDate } from '@repo/domain/format';
import { clientName } from './contract-columns.tsx';
import { contractsTexts as texts } from './contracts.texts.ts';

type Row = components['schemas']['AdminContractRow'];

export const contractCsv: readonly CsvColumn<Row>[] = [
  { header: texts.columns.po, value: (row) => row.po_number },
  { header: texts.columns.client, value: ({ client }) => clientName(client) },
  { header: texts.csv.email, value: ({ client }) => client.email },
  { header: texts.columns.product, value: ({ product }) => product },
  { header: texts.columns.amount, value: ({ amount }) => ({ decimal: amount }) },
  { header: texts.csv.currency, value: ({ currency }) => currency },
  {
    header: texts.csv.amountEur,
    value: ({ amount_eur }) => (amount_eur === null ? null : { decimal: amount_eur }),
  },
  { header: texts.columns.status, value: ({ status }) => contractStatusTexts[status] },
  { header: texts.columns.payment, value: ({ payment_status }) => paymentStatusTexts[payment_status] },
  { header: texts.columns.createdAt, value: ({ created_at }) => formatNumericDate(created_at) },
  {
    header: texts.csv.signedAt,
    value: ({ signed_at }) => (signed_at === null ? null : formatNumericDate(signed_at)),
  },
];
