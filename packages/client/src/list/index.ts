export { ChoiceFilter, type ChoiceFilterProps } from './ChoiceFilter.tsx';
export {
  choiceFilter,
  defineList,
  type Filter,
  type FilterValues,
  type ListDefinition,
  type ListState,
  periodFilters,
  textFilter,
} from './define-list.ts';
export { FilterBar } from './FilterBar.tsx';
export { listTexts } from './list.texts.ts';
export { type PageState, useListAddress, withListAddress } from './list-address.ts';
export { PeriodFields, type PeriodFieldsProps } from './PeriodFields.tsx';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { ServerList, type ServerListProps } from './ServerList.tsx';
