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
import { navColumns } from './nav-columns.tsx';
import { type NavListState, readNavList, toNavQuery } from './navs.model.ts';
import { navsTexts as texts } from './navs.texts.ts';

const any = 'any';
const skeletonRows = 10;

type Change = (parameters: Record<string, string | number | null>) => void;

/** Every VL published, by page; strategy and period are in the address. */
export function NavsList() {
  const { queries } = useServices();
  const [address, setAddress] = useSearchParams();
  const state = readNavList(address);
  const navs = useQuery({
    ...queries.query('listNavs', { query: toNavQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const change: Change = (parameters) => setAddress(withAddress(address, parameters));
  const table = { label: texts.list, columns: navColumns, rowId: (row: { id: string }) => row.id };
  return (
    <Card title={texts.list}>
      <Stack gap={16}>
        <NavFilters onChange={change} state={state} />
        <QueryView
          failedTitle={texts.listFailed}
          query={navs}
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

interface NavFiltersProps {
  readonly state: NavListState;
  readonly onChange: Change;
}

function NavFilters({ state, onChange }: NavFiltersProps) {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <div className={styles.filters}>
      <Select
        label={texts.strategy}
        onChange={(value) => onChange({ strategie: value === any ? null : value })}
        options={[
          { value: any, label: texts.anyStrategy },
          ...(strategies.data?.strategies ?? []).map(({ title }) => ({ value: title, label: title })),
        ]}
        value={state.strategy === '' ? any : state.strategy}
      />
      <DateField label={sharedTexts.from} onChange={(du) => onChange({ du })} value={state.from} />
      <DateField label={sharedTexts.to} onChange={(au) => onChange({ au })} value={state.to} />
    </div>
  );
}
