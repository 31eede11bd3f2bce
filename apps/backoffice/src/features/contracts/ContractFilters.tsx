import { useServices } from '@repo/auth';
import { FilterBar, type ListChange, SearchField } from '@repo/client/list';
import { QueryView } from '@repo/client/query-view';
import { FilterPills } from '@repo/ui/filter-pills';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { contractPills } from './contract-pills.tsx';
import { type ContractListState, contractList } from './contracts.model.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

export interface ContractFiltersProps {
  readonly state: ContractListState;
  /** Address parameters to change. */
  readonly onChange: ListChange;
}

/** Search and filters; their values are in the URL. */
export function ContractFilters({ state, onChange }: ContractFiltersProps) {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <>
      <FilterBar>
        <SearchField
          label={texts.search}
          onSearch={(search, options) => onChange({ search }, options)}
          placeholder={texts.searchPlaceholder}
          value={state.filters.q ?? ''}
        />
        <FilterPills
          filters={contractPills(
            state.filters,
            (strategies.data?.strategies ?? []).map(({ title }) => title),
            onChange,
          )}
          onClearAll={() => onChange({ ...contractList.cleared, search: state.filters.q })}
        />
        <ListViews parameters={contractList.parameters} path={paths.contracts} screen="contracts" />
      </FilterBar>
      <QueryView failedTitle={texts.productsFailed} query={strategies} skeleton={null}>
        {() => null}
      </QueryView>
    </>
  );
}
