import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { executionNote, requestedAmount } from '@repo/client/withdrawal';
import { hasAdminFlag } from '@repo/domain/access';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { payoutKindTexts, payoutStateTexts } from '@repo/domain/payouts';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState, StatusBadge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { payoutStateTones } from '../../shared/payout-tones.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { clientPanelTexts as texts } from './client-panel.texts.ts';
import type { ClientPartProps } from './clients.model.ts';

type Row = components['schemas']['ClientPayout'];

/** More are in « Versements ». */
const shownAtMost = 25;

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'requested',
    header: texts.payoutColumns.requested,
    cell: (row) => formatNumericDate(row.requested_at),
  },
  {
    id: 'kind',
    header: texts.payoutColumns.kind,
    isRowName: true,
    cell: ({ kind }) => payoutKindTexts[kind],
  },
  {
    id: 'contract',
    header: texts.payoutColumns.contract,
    cell: (row) => <span className="nowrap">{row.po_number ?? sharedTexts.none}</span>,
  },
  {
    id: 'amount',
    header: texts.payoutColumns.amount,
    align: 'end',
    cell: ({ amount, asset }) => formatBookAmount(amount, asset),
  },
  {
    id: 'state',
    header: texts.payoutColumns.state,
    cell: ({ state }) => (
      <StatusBadge labels={payoutStateTexts} look="plain" status={state} tones={payoutStateTones} />
    ),
  },
  { id: 'to', header: texts.payoutColumns.to, cell: ({ account }) => account ?? sharedTexts.none },
];

/** What no NAV executed yet: a payout follows each. */
function WaitingExits({ waiting }: Pick<OperationOutput<'listClientPayouts'>, 'waiting'>) {
  if (waiting.length === 0) return null;
  return (
    <PanelSection title={texts.waitingExits}>
      <ul>
        {waiting.map((exit) => (
          <li key={exit.id}>
            {exit.kind === 'closing' ? texts.waitingClosing : requestedAmount(exit)}
            <span className="muted">
              {exit.po_number === null ? null : <span className="nowrap"> · {exit.po_number}</span>}
              {` · ${executionNote(exit)}`}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

/** What they are owed or were paid, the newest first; to an administrator each opens in « Versements ». */
export function ClientPayouts({ data: { client } }: ClientPartProps) {
  const { queries } = useServices();
  const { user } = useSession();
  const payouts = useQuery(
    queries.query('listClientPayouts', { path: { id: client.id }, query: { page_size: shownAtMost } }),
  );
  const canOpen = user !== null && hasAdminFlag(user, 'yield');
  const table = { columns, label: texts.payoutsList, rowId: ({ id }: Row) => id };
  return (
    <QueryView
      failedTitle={texts.payoutsFailed}
      query={payouts}
      skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 3 }} />}
    >
      {({ waiting, items, total }) => (
        <Stack gap={16}>
          <WaitingExits waiting={waiting} />
          {items.length === 0 ? (
            <EmptyState title={texts.noPayout} />
          ) : (
            <DataTable
              {...table}
              {...(canOpen && {
                rowAction: { kind: 'link', href: ({ id }: Row) => paths.payout(id) } as const,
              })}
              rows={items}
            />
          )}
          {total > items.length ? (
            <p className="small muted">{texts.morePayouts(items.length, total)}</p>
          ) : null}
        </Stack>
      )}
    </QueryView>
  );
}
