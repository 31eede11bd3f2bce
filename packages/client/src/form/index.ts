export { FormAlert, type FormAlertProps } from './FormAlert.tsx';
export { readFormDraft, saveFormDraft } from './form-draft.ts';
export {
  type CheckedForm,
  type CheckedFormOptions,
  type FieldBinding,
  type FieldOf,
  useCheckedForm,
} from './use-checked-form.ts';
export { useIdempotencyKey } from './use-idempotency-key.ts';
export { useReturningFocus } from './use-returning-focus.ts';
export { useSettled } from './use-settled.ts';
