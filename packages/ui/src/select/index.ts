export { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
