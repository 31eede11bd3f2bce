export { ConfirmPasswordForm, type ConfirmPasswordFormProps } from './ConfirmPasswordForm.tsx';
