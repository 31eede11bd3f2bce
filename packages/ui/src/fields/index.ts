export { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FormErrorItem } from './ErrorSummary.tsx';
export type { FieldWords } from './FieldFrame.tsx';
export { Form, type FormProps } from './Form.tsx';
export { FormActions } from './FormActions.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
