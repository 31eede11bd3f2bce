export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './ComboBox.tsx';
export { CountryField, type CountryFieldProps } from './CountryField.tsx';
