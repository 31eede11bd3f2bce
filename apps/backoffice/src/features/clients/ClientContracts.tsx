import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { addressOf, noView } from '@repo/client/staff-address';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatBookAmount } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState, StatusBadge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { ClientPrepared } from '../../shared/ClientPrepared.tsx';
import { contractStatusTones, paymentStatusTones } from '../../shared/contract-tones.ts';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { clientPanelTexts as texts } from './client-panel.texts.ts';
import type { ClientPartProps } from './clients.model.ts';

type Row = components['schemas']['AdminContractRow'];

/** More are in « Souscriptions ». */
const shownAtMost = 25;

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'po',
    header: texts.columns.po,
    isRowName: true,
    cell: (row) => <span className="nowrap">{row.po_number ?? sharedTexts.none}</span>,
  },
  { id: 'product', header: texts.columns.product, cell: ({ product }) => product },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: ({ amount, currency }) => formatBookAmount(amount, currency),
  },
  {
    id: 'status',
    header: texts.columns.status,
    cell: ({ status }) => (
      <StatusBadge labels={contractStatusTexts} look="plain" status={status} tones={contractStatusTones} />
    ),
  },
  {
    id: 'payment',
    header: texts.columns.payment,
    cell: ({ payment_status: status }) => (
      <StatusBadge labels={paymentStatusTexts} look="plain" status={status} tones={paymentStatusTones} />
    ),
  },
];

/** Their contracts, the newest first; each opens in « Souscriptions ». */
export function ClientContracts({ data }: ClientPartProps) {
  const { client } = data;
  const { queries } = useServices();
  const contracts = useQuery(
    queries.query('listAdminContracts', { query: { client: client.id, page_size: shownAtMost } }),
  );
  const table = { columns, label: texts.contractsList, rowId: ({ id }: Row) => id };
  return (
    <>
      <ClientPrepared client={client} listPath={paths.assisted} />
      <QueryView
        failedTitle={texts.contractsFailed}
        query={contracts}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 3 }} />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={texts.noContract} />
          ) : (
            <Stack gap={12}>
              <DataTable
                {...table}
                rowAction={{ kind: 'link', href: ({ id }) => paths.contract(id) }}
                rows={items}
              />
              {total > items.length && client.email !== null ? (
                <TextLink href={addressOf(paths.contracts, { view: noView, search: client.email })}>
                  {texts.allContracts}
                </TextLink>
              ) : null}
            </Stack>
          )
        }
      </QueryView>
    </>
  );
}
