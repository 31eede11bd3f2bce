import { useServices } from '@repo/auth';
import { FilterBar, type ListChange, SearchField } from '@repo/client/list';
import { QueryView } from '@repo/client/query-view';
import { FilterPills } from '@repo/ui/filter-pills';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { clientPills } from './client-pills.tsx';
import { type ClientListState, clientList } from './clients.model.ts';
import { clientsTexts as texts } from './clients.texts.ts';

export interface ClientFiltersProps {
  readonly state: ClientListState;
  /** Address parameters to change. */
  readonly onChange: ListChange;
}

/** Search and filters; their values are in the URL. */
export function ClientFilters({ state, onChange }: ClientFiltersProps) {
  const { queries } = useServices();
  const advisers = useQuery(queries.query('listAdvisers'));
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
          filters={clientPills(state.filters, advisers.data?.advisers ?? [], onChange)}
          onClearAll={() => onChange({ ...clientList.cleared, search: state.filters.q })}
        />
        <ListViews parameters={clientList.parameters} path={paths.users} screen="clients" />
      </FilterBar>
      <QueryView failedTitle={texts.advisersFailed} query={advisers} skeleton={null}>
        {() => null}
      </QueryView>
    </>
  );
}
