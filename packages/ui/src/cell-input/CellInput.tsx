import type { ComponentProps } from 'react';
import styles from './cell-input.module.css';

export interface CellInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'aria-label' | 'aria-invalid'> {
  /** Its row and its column: a cell has no label of its own. */
  readonly label: string;
  readonly isInvalid?: boolean;
}

/** A number in a cell of a grid that is filled in by the keyboard. */
export function CellInput({ label, isInvalid = false, ...input }: CellInputProps) {
  return (
    <input
      autoComplete="off"
      inputMode="decimal"
      {...input}
      aria-invalid={isInvalid}
      aria-label={label}
      className={styles.cell}
      type="text"
    />
  );
}
