import { useServices } from '@repo/auth';
import type { AddressChange } from '@repo/client/address';
import { ChoiceFilter, FilterBar, listTexts, SearchField } from '@repo/client/list';
import { QueryView } from '@repo/client/query-view';
import {
  contractStatuses,
  contractStatusTexts,
  paymentStatuses,
  paymentStatusTexts,
} from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { type ContractListState, contractList } from './contracts.model.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

export interface ContractFiltersProps {
  readonly state: ContractListState;
  /** Address parameters to change. */
  readonly onChange: (parameters: AddressChange) => void;
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
          onSearch={(search) => onChange({ search })}
          placeholder={texts.searchPlaceholder}
          value={state.filters.q ?? ''}
        />
        <ChoiceFilter
          anyLabel={texts.anyStatus}
          choices={contractStatuses}
          label={texts.status}
          labels={contractStatusTexts}
          onChange={(status) => onChange({ status })}
          value={state.filters.status}
        />
        <ChoiceFilter
          anyLabel={texts.anyPayment}
          choices={paymentStatuses}
          label={texts.payment}
          labels={paymentStatusTexts}
          onChange={(payment) => onChange({ payment })}
          value={state.filters.payment_status}
        />
        <ChoiceFilter
          anyLabel={texts.anyProduct}
          choices={(strategies.data?.strategies ?? []).map(({ title }) => title)}
          label={texts.product}
          onChange={(strategy) => onChange({ strategy })}
          value={state.filters.strategy}
        />
        {contractList.isFiltered(state) ? (
          <Button onPress={() => onChange(contractList.cleared)} size="sm" variant="quiet">
            {listTexts.clearFilters}
          </Button>
        ) : null}
        <ListViews parameters={contractList.parameters} path={paths.contracts} screen="contracts" />
      </FilterBar>
      <QueryView failedTitle={texts.productsFailed} query={strategies} skeleton={null}>
        {() => null}
      </QueryView>
    </>
  );
}
