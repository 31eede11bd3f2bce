import type { Ref } from 'react';
import type { FieldWords } from '../fields/FieldFrame.tsx';

/** The props shared by `DateField` and `DatePicker`. */
export interface DayFieldProps extends FieldWords {
  /** `2026-03-03`; `null` when empty or incomplete. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** First and last day that can be selected, `2026-03-03`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly className?: string | undefined;
  /** The first segment, so that a form can focus the first invalid field. */
  readonly ref?: Ref<HTMLElement> | undefined;
}
