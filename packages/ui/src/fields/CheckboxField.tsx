import type { ReactNode, Ref } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './choice.module.css';
import { FieldFoot } from './FieldFrame.tsx';

export interface CheckboxFieldProps
  extends Omit<
    AriaCheckboxFieldProps,
    'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'inputRef'
  > {
  /** The label: the sentence to accept; may contain links. */
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement | null> | undefined;
}

/** One checkbox, with its error associated. */
export function CheckboxField({ children, description, error, className, ref, ...rest }: CheckboxFieldProps) {
  return (
    <AriaCheckboxField
      {...rest}
      className={cx(styles.checkboxField, className)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(ref ? { inputRef: ref } : {})}
    >
      <CheckboxButton className={cx(styles.option)}>
        {({ isSelected }) => (
          <>
            <span className={styles.square}>{isSelected ? <Icon name="check" size={14} /> : null}</span>
            <span className={styles.optionText}>{children}</span>
          </>
        )}
      </CheckboxButton>
      {description === undefined ? null : (
        <Text className={cx(styles.optionDescription)} slot="description">
          {description}
        </Text>
      )}
      <FieldFoot error={error} />
    </AriaCheckboxField>
  );
}
