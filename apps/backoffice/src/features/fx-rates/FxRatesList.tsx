import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { staffPageSizes } from '@repo/domain/limits';
import { Card } from '@repo/ui/card';
import { DataTable, Pagination } from '@repo/ui/data-table';
import { DateField } from '@repo/ui/date-field';
import { EmptyState } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { Select } from '@repo/ui/select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import styles from '../../shared/list.module.css';
import { fromSort, toSort, withAddress } from '../../shared/list-address.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { fxRateColumns } from './fx-rate-columns.tsx';
import { type FxListState, pairOf, readFxList, toFxQuery } from './fx-rates.model.ts';
import { fxRatesTexts as texts } from './fx-rates.texts.ts';

const any = 'any';
const skeletonRows = 10;

type Change = (parameters: Record<string, string | number | null>) => void;

/** Every rate as published, by page; pair and period are in the address. */
export function FxRatesList() {
  const { queries } = useServices();
  const [address, setAddress] = useSearchParams();
  const state = readFxList(address);
  const rates = useQuery({
    ...queries.query('listFxRates', { query: toFxQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const change: Change = (parameters) => setAddress(withAddress(address, parameters));
  const table = { label: texts.list, columns: fxRateColumns, rowId: (row: { id: string }) => row.id };
  return (
    <Card title={texts.list}>
      <Stack gap={16}>
        <FxFilters onChange={change} pairs={(rates.data?.latest ?? []).map(pairOf)} state={state} />
        <QueryView
          failedTitle={texts.listFailed}
          query={rates}
          skeleton={<DataTable {...table} loadingRows={skeletonRows} rows={[]} />}
        >
          {({ items, total, page, page_size }) => (
            <Stack gap={16}>
              <DataTable
                {...table}
                empty={<EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
                onSortChange={(sort) => change({ tri: fromSort(sort) })}
                rows={items}
                sort={toSort(state.sort)}
              />
              {total === 0 ? null : (
                <Pagination
                  onPageChange={(next) => change({ page: next })}
                  onPageSizeChange={(size) => change({ taille: size })}
                  page={page}
                  pageSize={page_size}
                  pageSizes={staffPageSizes}
                  total={total}
                />
              )}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}

interface FxFiltersProps {
  readonly state: FxListState;
  readonly pairs: readonly string[];
  readonly onChange: Change;
}

function FxFilters({ state, pairs, onChange }: FxFiltersProps) {
  return (
    <div className={styles.filters}>
      <Select
        label={texts.pair}
        onChange={(value) => onChange({ paire: value === any ? null : value })}
        options={[
          { value: any, label: texts.anyPair },
          ...pairs.map((pair) => ({ value: pair, label: pair })),
        ]}
        value={state.pair === '' ? any : state.pair}
      />
      <DateField label={sharedTexts.from} onChange={(du) => onChange({ du })} value={state.from} />
      <DateField label={sharedTexts.to} onChange={(au) => onChange({ au })} value={state.to} />
    </div>
  );
}
