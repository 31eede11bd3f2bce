import { choicePill, FilterBar, type ListChange, SearchField } from '@repo/client/list';
import { registerNatures, registerTexts } from '@repo/domain/register';
import { FilterPills } from '@repo/ui/filter-pills';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { type RegisterListState, registerList } from './register.model.ts';
import { registerTexts as texts } from './register.texts.ts';

export interface RegisterFiltersProps {
  readonly state: RegisterListState;
  readonly products: readonly { readonly id: string; readonly title: string }[];
  /** Where the list is, without the panel beside it. */
  readonly path: string;
  /** Address parameters to change. */
  readonly onChange: ListChange;
}

/** Search and filters; their values are in the URL. */
export function RegisterFilters({ state, products, path, onChange: change }: RegisterFiltersProps) {
  return (
    <FilterBar>
      <SearchField
        label={texts.search}
        onSearch={(searched, options) => change({ search: searched }, options)}
        placeholder={texts.searchPlaceholder}
        value={state.filters.q ?? ''}
      />
      <FilterPills
        filters={[
          choicePill({
            id: 'product',
            label: texts.columns.product,
            labels: Object.fromEntries(products.map(({ id, title }) => [id, title])),
            choices: products.map(({ id }) => id),
            value: state.filters.strategy_id,
            onChange: (strategy) => change({ strategy }),
          }),
          choicePill({
            id: 'nature',
            label: texts.columns.nature,
            labels: registerTexts.nature,
            choices: registerNatures,
            value: state.filters.nature,
            onChange: (nature) => change({ registerNature: nature }),
          }),
        ]}
        onClearAll={() => change({ strategy: null, registerNature: null })}
      />
      <ListViews parameters={registerList.parameters} path={path} screen="register" />
    </FilterBar>
  );
}
