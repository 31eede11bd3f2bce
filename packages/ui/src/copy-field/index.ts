export { CopyButton, CopyField, type CopyFieldProps } from './CopyField.tsx';
export { copyText } from './copy-text.ts';
