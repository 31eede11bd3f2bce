import { useServices } from '@repo/auth';
import { ServerList } from '@repo/client/list';
import type { AddressChange } from '@repo/client/staff-address';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { paths } from '../../shared/paths.ts';
import { toTotals } from '../../shared/to-totals.ts';
import { useSelection } from '../../shared/use-selection.ts';
import { BulkActions } from './BulkActions.tsx';
import { clientName, contractColumns } from './contract-columns.tsx';
import { type ContractListState, contractList } from './contracts.model.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

export interface ContractsListProps {
  readonly state: ContractListState;
  readonly openId: string | null;
  readonly onChange: (parameters: AddressChange) => void;
}

/** One page of contracts, sorted and paged by the server. */
export function ContractsList({ state, openId, onChange }: ContractsListProps) {
  const { queries, queryClient } = useServices();
  const { search } = useLocation();
  const filters = contractList.toFilters(state);
  const contracts = useQuery({
    ...queries.query('listAdminContracts', { query: contractList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const { sort: _, ...listed } = filters;
  const total = useQuery(queries.query('sumAdminContracts', { query: listed }));
  const { items = [], total: count = 0, is_total_exact: isTotalExact = true } = contracts.data ?? {};
  const selected = useSelection(
    JSON.stringify(state.filters),
    items.map(({ id }) => id),
  );
  return (
    <ServerList
      columns={contractColumns({ isNarrow: openId !== null })}
      empty={{ title: texts.empty, help: texts.emptyHelp }}
      failedTitle={texts.listFailed}
      label={texts.list}
      list={contractList}
      onChange={onChange}
      prefetch={({ id }) =>
        void queryClient.prefetchQuery(queries.query('getAdminContract', { path: { id } }))
      }
      query={contracts}
      rowAction={{ kind: 'link', href: (row) => paths.contract(row.id, search), openId }}
      selection={{
        selectedIds: selected.ids,
        ...(selected.isAll && { count }),
        onChange: selected.select,
        rowName: ({ po_number, client }) => po_number ?? clientName(client),
        actions: (
          <BulkActions
            filters={filters}
            isTotalExact={isTotalExact}
            onSelectAll={selected.selectAll}
            selectedIds={selected.isAll ? null : selected.ids}
            total={count}
          />
        ),
      }}
      state={state}
      totals={toTotals(total)}
      tools={{
        actions: (
          <ExportFile
            download={(api, format) => api.download('exportContracts', { query: { ...filters, format } })}
            list="contracts"
          />
        ),
      }}
    />
  );
}
