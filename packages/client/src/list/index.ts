export { ChoiceFilter } from './ChoiceFilter.tsx';
export { choiceFilter, defineList, periodFilters, textFilter } from './define-list.ts';
export { FilterBar } from './FilterBar.tsx';
export { listTexts } from './list.texts.ts';
export { useListAddress } from './list-address.ts';
export { PeriodFields } from './PeriodFields.tsx';
export { SearchField } from './SearchField.tsx';
export { ServerList } from './ServerList.tsx';
