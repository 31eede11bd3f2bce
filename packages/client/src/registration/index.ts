export { AccountForm, type AccountFormProps } from './AccountForm.tsx';
