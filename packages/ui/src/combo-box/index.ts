export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './ComboBox.tsx';
export { type Country, CountryField, type CountryFieldProps } from './CountryField.tsx';
