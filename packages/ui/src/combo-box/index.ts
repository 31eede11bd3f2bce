export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './ComboBox.tsx';
export { CountryField, type CountryFieldProps } from './CountryField.tsx';
export { SuggestField, type SuggestFieldProps, type Suggestion } from './SuggestField.tsx';
