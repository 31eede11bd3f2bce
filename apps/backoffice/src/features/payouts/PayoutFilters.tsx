import type { AddressChange } from '@repo/client/address';
import { ChoiceFilter, FilterBar, SearchField } from '@repo/client/list';
import { payoutKinds } from '@repo/domain/books';
import { payoutKindTexts } from '@repo/domain/payouts';
import { Switch } from '@repo/ui/choices';
import { paths } from '../../shared/paths.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { type PayoutListState, payoutList } from './payouts.model.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

export interface PayoutFiltersProps {
  readonly state: PayoutListState;
  /** Address parameters to change. */
  readonly onChange: (parameters: AddressChange) => void;
}

/** Search and filters; their values are in the URL. */
export function PayoutFilters({ state, onChange }: PayoutFiltersProps) {
  return (
    <FilterBar>
      <SearchField
        label={texts.search}
        onSearch={(search) => onChange({ search })}
        placeholder={texts.searchPlaceholder}
        value={state.filters.q ?? ''}
      />
      <ChoiceFilter
        anyLabel={texts.anyKind}
        choices={payoutKinds}
        label={texts.kind}
        labels={payoutKindTexts}
        onChange={(payoutKind) => onChange({ payoutKind })}
        value={state.filters.kind}
      />
      <Switch
        isSelected={state.filters.late === 'true'}
        onChange={(isLate) => onChange({ late: isLate ? 'true' : null })}
      >
        {texts.lateOnly}
      </Switch>
      <ListViews parameters={payoutList.parameters} path={paths.payouts} screen="payouts" />
    </FilterBar>
  );
}
