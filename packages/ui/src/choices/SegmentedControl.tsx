import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { cx } from '../internal/class-names.ts';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<T extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Two to four views of the same content, one always selected. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, options, value, onChange, isDisabled = false, className } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={cx(styles.group, className)}
      disallowEmptySelection
      isDisabled={isDisabled}
      onSelectionChange={(keys) => {
        const option = options.find((candidate) => keys.has(candidate.value));
        if (option !== undefined) onChange(option.value);
      }}
      selectedKeys={[value]}
      selectionMode="single"
    >
      {options.map((option) => (
        <ToggleButton className={cx(styles.segment)} id={option.value} key={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
