import type { Ref } from 'react';
import type { FieldWords } from '../fields/FieldFrame.tsx';

/** What a typed day and a chosen one have in common. */
export interface DayFieldProps extends FieldWords {
  /** `2026-03-03`; `null` when empty or not complete. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** First and last day that can be chosen, `2026-03-03`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly className?: string | undefined;
  /** Where the day is typed first, so that a form can focus the first wrong field. */
  readonly ref?: Ref<HTMLElement> | undefined;
}
