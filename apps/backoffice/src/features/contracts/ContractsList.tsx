import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { staffPageSizes } from '@repo/domain/limits';
import { Button } from '@repo/ui/button';
import { DataTable, Pagination } from '@repo/ui/data-table';
import { EmptyState } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { fromSort, toSort } from '../../shared/list-address.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { contractColumns } from './contract-columns.tsx';
import { type ContractListState, isFiltered, toListQuery } from './contracts.model.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

export interface ContractsListProps {
  readonly state: ContractListState;
  readonly openId: string | null;
  readonly onChange: (parameters: Record<string, string | number | null>) => void;
}

const skeletonRows = 10;

/** One page of contracts, sorted and paged by the server. */
export function ContractsList({ state, openId, onChange }: ContractsListProps) {
  const { queries } = useServices();
  const { search } = useLocation();
  const contracts = useQuery({
    ...queries.query('listAdminContracts', { query: toListQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const columns = contractColumns({ isNarrow: openId !== null });
  const table = { label: texts.list, columns, rowId: (row: { id: string }) => row.id };
  return (
    <QueryView
      failedTitle={texts.listFailed}
      query={contracts}
      skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />}
    >
      {({ items, total, page, page_size }) => (
        <Stack gap={16}>
          <DataTable
            {...table}
            empty={<NoContract onClear={clearOf(onChange)} state={state} />}
            rowAction={{ kind: 'link', href: (row) => paths.contract(row.id, search), openId }}
            rows={items}
            sorting={{
              order: toSort(state.sort),
              onChange: (order) => onChange({ tri: fromSort(order) }),
            }}
          />
          {total === 0 ? null : (
            <Pagination
              onPageChange={(next) => onChange({ page: next })}
              onPageSizeChange={(size) => onChange({ taille: size })}
              page={page}
              pageSize={page_size}
              pageSizes={staffPageSizes}
              total={total}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function clearOf(onChange: ContractsListProps['onChange']): () => void {
  return () => onChange({ q: null, statut: null, paiement: null, strategie: null });
}

interface NoContractProps {
  readonly state: ContractListState;
  readonly onClear: () => void;
}

function NoContract({ state, onClear }: NoContractProps) {
  if (!isFiltered(state)) return <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button onPress={onClear} variant="ghost">
          {sharedTexts.clearFilters}
        </Button>
      }
      icon="search"
      title={sharedTexts.noResult}
    />
  );
}
