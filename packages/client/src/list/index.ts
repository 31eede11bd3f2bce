export { ChoiceFilter } from './ChoiceFilter.tsx';
export { choiceFilter, dayFilter, defineList, periodFilters, textFilter } from './define-list.ts';
export { MissingPage } from './EmptyList.tsx';
export { FilterBar } from './FilterBar.tsx';
export { listTexts } from './list.texts.ts';
export {
  fromColumns,
  type ListChange,
  pageFrom,
  readColumns,
  toColumns,
  useListAddress,
} from './list-address.ts';
export { PeriodFields } from './PeriodFields.tsx';
export { choicePill, operatorPill, periodPill } from './pills.tsx';
export { SearchField } from './SearchField.tsx';
export { ServerList } from './ServerList.tsx';
