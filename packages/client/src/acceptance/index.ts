export { AcceptanceField, type AcceptanceFieldProps } from './AcceptanceField.tsx';
