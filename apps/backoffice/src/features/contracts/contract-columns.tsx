import type { components } from '@repo/api-sdk';
import { productTone } from '@repo/client/product';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import {
  formatBookAmount,
  formatDocumentAmount,
  formatLongDateTime,
  formatNumericDate,
} from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge, StatusBadge } from '@repo/ui/feedback';
import { contractStatusTones, paymentStatusTones } from '../../shared/contract-tones.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

type Row = components['schemas']['AdminContractRow'];
type Column = DataColumn<Row>;

export function clientName(client: Row['client']): string {
  if (client.is_company && client.company_name !== null) return texts.company(client.company_name);
  return `${client.firstname} ${client.lastname}`;
}

const main: readonly Column[] = [
  {
    id: 'po',
    header: texts.columns.po,
    isRowName: true,
    cell: (row) => <span className="nowrap">{row.po_number ?? sharedTexts.none}</span>,
  },
  {
    id: 'client',
    header: texts.columns.client,
    onCard: 'second',
    cell: ({ client }) => clientName(client),
  },
  {
    id: 'product',
    header: texts.columns.product,
    cell: ({ product }) => (
      <Badge look="plain" tone={productTone(product)}>
        {product}
      </Badge>
    ),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    onCard: 'first',
    align: 'end',
    cell: ({ amount, currency }) => formatBookAmount(amount, currency),
  },
  {
    id: 'payment',
    header: texts.columns.payment,
    onCard: 'first',
    cell: ({ payment_status }) => (
      <StatusBadge labels={paymentStatusTexts} status={payment_status} tones={paymentStatusTones} />
    ),
  },
];

const amountEur: Column = {
  id: 'amount_eur',
  header: texts.columns.amountEur,
  align: 'end',
  cell: ({ amount_eur }) =>
    amount_eur === null ? sharedTexts.none : formatDocumentAmount(amount_eur, 'EUR'),
};

const rest: readonly Column[] = [
  {
    id: 'status',
    header: texts.columns.status,
    cell: ({ status }) => (
      <StatusBadge labels={contractStatusTexts} look="plain" status={status} tones={contractStatusTones} />
    ),
  },
  {
    id: 'created_at',
    header: texts.columns.createdAt,
    align: 'end',
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={formatLongDateTime(created_at)}>
        {formatNumericDate(created_at)}
      </time>
    ),
  },
];

/** The columns of the list; beside an open contract only those that distinguish rows. */
export function contractColumns({ isNarrow }: { readonly isNarrow: boolean }): readonly Column[] {
  if (isNarrow) return main;
  const [po, client, product, amount, payment] = main;
  const [status, createdAt] = rest;
  return [po, client, product, amount, amountEur, status, payment, createdAt].filter(
    (column) => column !== undefined,
  );
}
