import { choicePill, FilterBar, type ListChange, operatorPill, SearchField } from '@repo/client/list';
import { payoutKinds } from '@repo/domain/books';
import { payoutKindTexts } from '@repo/domain/payouts';
import { FilterPills } from '@repo/ui/filter-pills';
import { paths } from '../../shared/paths.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { type PayoutListState, payoutList } from './payouts.model.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

export interface PayoutFiltersProps {
  readonly state: PayoutListState;
  /** Address parameters to change. */
  readonly onChange: ListChange;
}

/** Search and filters; their values are in the URL. */
export function PayoutFilters({ state, onChange }: PayoutFiltersProps) {
  return (
    <FilterBar>
      <SearchField
        label={texts.search}
        onSearch={(search, options) => onChange({ search }, options)}
        placeholder={texts.searchPlaceholder}
        value={state.filters.q ?? ''}
      />
      <FilterPills
        filters={[
          operatorPill({
            id: 'kind',
            label: texts.kind,
            labels: payoutKindTexts,
            choices: payoutKinds,
            is: state.filters.kind,
            isNot: state.filters.kind_not,
            onChange: ({ is, isNot }) => onChange({ payoutKind: is, payoutKindNot: isNot }),
          }),
          choicePill({
            id: 'late',
            label: texts.columns.due,
            labels: { true: texts.isLate },
            choices: ['true'],
            value: state.filters.late,
            onChange: (late) => onChange({ late }),
          }),
        ]}
        onClearAll={() => onChange({ payoutKind: null, payoutKindNot: null, late: null })}
      />
      <ListViews parameters={payoutList.parameters} path={paths.payouts} screen="payouts" />
    </FilterBar>
  );
}
