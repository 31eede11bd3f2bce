import type { components } from '@repo/api-sdk';
import { productTone } from '@repo/client/product';
import { orderKindTexts } from '@repo/domain/books';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { waitingOrdersTexts as texts } from './waiting-orders.texts.ts';

type Row = components['schemas']['WaitingOrder'];

/** From this age on an order is marked: its NAV is overdue. */
const overdueDays = 3;

export const waitingOrderColumns: readonly DataColumn<Row>[] = [
  {
    id: 'contract',
    header: texts.columns.contract,
    isRowName: true,
    cell: ({ contract }) => (
      <span className="nowrap">
        <TextLink href={paths.contract(contract.id)}>{contract.po_number ?? contract.product}</TextLink>
      </span>
    ),
  },
  { id: 'holder', header: texts.columns.client, cell: ({ contract }) => contract.client },
  {
    id: 'product',
    header: texts.columns.product,
    cell: ({ contract }) => (
      <Badge look="plain" tone={productTone(contract.product)}>
        {contract.product}
      </Badge>
    ),
  },
  { id: 'kind', header: texts.columns.kind, cell: ({ kind }) => orderKindTexts[kind] },
  { id: 'amount', header: texts.columns.amount, align: 'end', cell: requested },
  { id: 'date', header: texts.columns.orderDay, cell: ({ order_day }) => formatNumericDate(order_day) },
  { id: 'awaits', header: texts.columns.awaits, cell: ({ awaits }) => awaited(awaits) },
  {
    id: 'age',
    header: texts.columns.age,
    align: 'end',
    cell: ({ age_days: days }) =>
      days < overdueDays ? texts.age(days) : <Badge tone="warning">{texts.age(days)}</Badge>,
  },
];

function requested({ request, amount, currency }: Row): string {
  if (request !== 'amount') return texts.requests[request];
  return amount === null ? '' : formatBookAmount(amount, currency);
}

function awaited({ nav_from, quotes_on, currencies }: Row['awaits']): string {
  if (nav_from !== null) return texts.awaits.nav(nav_from);
  return quotes_on === null ? texts.awaits.subscription : texts.awaits.quotes(quotes_on, currencies);
}
