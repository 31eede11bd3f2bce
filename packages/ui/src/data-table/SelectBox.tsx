import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './selection.module.css';

interface SelectBoxProps {
  /** The accessible name: the row it selects; also the visible label when there are `children`. */
  readonly label: string;
  readonly state: 'on' | 'off' | 'some';
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly children?: ReactNode;
}

/** The checkbox that selects a row, or the page. */
export function SelectBox({ label, state, onChange, isDisabled = false, children }: SelectBoxProps) {
  return (
    <Checkbox
      aria-label={label}
      className={cx(styles.box)}
      isDisabled={isDisabled}
      isIndeterminate={state === 'some'}
      isSelected={state === 'on'}
      onChange={onChange}
    >
      <span className={styles.square}>
        {state === 'some' ? <span className={styles.dash} /> : <Icon name="check" size={14} />}
      </span>
      {children}
    </Checkbox>
  );
}
