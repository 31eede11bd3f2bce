import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { ServerList } from '@repo/client/list';
import type { AddressChange } from '@repo/client/staff-address';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { paths } from '../../shared/paths.ts';
import { toTotals } from '../../shared/to-totals.ts';
import { payoutColumns } from './payout-columns.tsx';
import {
  beneficiaryName,
  canBeFiled,
  currentView,
  type PayoutListState,
  type PayoutRow,
  payoutList,
  toPayoutFilters,
} from './payouts.model.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';
import { NewTransferFiles } from './TransferFile.tsx';

export interface PayoutsListProps {
  readonly query: UseQueryResult<OperationOutput<'listPayouts'>, ApiError>;
  readonly state: PayoutListState;
  readonly openId: string | null;
  readonly onChange: (parameters: AddressChange) => void;
}

/** One page of payouts, the oldest legal date first. */
export function PayoutsList({ query, state, openId, onChange }: PayoutsListProps) {
  const { queries, queryClient } = useServices();
  const { search } = useLocation();
  const [today] = useState(parisToday);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const canSelect = (row: PayoutRow) => canBeFiled(row, today);
  const selected = (query.data?.items ?? []).filter((row) => selectedIds.includes(row.id) && canSelect(row));
  const filters = toPayoutFilters(state);
  const { sort: _, ...listed } = filters;
  const total = useQuery(queries.query('sumPayouts', { query: listed }));
  const selection = {
    selectedIds: selected.map(({ id }) => id),
    onChange: setSelectedIds,
    rowName: beneficiaryName,
    canSelect,
    actions: <NewTransferFiles rows={selected} />,
  };
  // Elsewhere no payout may be put in a file.
  const hasFiles = openId === null && ['open', 'to_execute'].includes(currentView(state));
  return (
    <ServerList
      columns={payoutColumns({ isNarrow: openId !== null })}
      empty={{ title: texts.empty, help: texts.emptyHelp }}
      failedTitle={texts.listFailed}
      label={texts.list}
      list={payoutList}
      onChange={onChange}
      prefetch={({ id }) => void queryClient.prefetchQuery(queries.query('getPayout', { path: { id } }))}
      query={query}
      rowAction={{ kind: 'link', href: (row) => paths.payout(row.id, search), openId }}
      selection={hasFiles ? selection : undefined}
      state={state}
      totals={toTotals(total)}
      tools={{
        actions: (
          <ExportFile
            download={(api, format) => api.download('exportPayouts', { query: { ...filters, format } })}
            list="payouts"
          />
        ),
      }}
    />
  );
}
