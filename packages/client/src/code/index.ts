export { CodeForm, type CodeFormProps } from './CodeForm.tsx';
export { codeRefusal } from './code-refusal.ts';
