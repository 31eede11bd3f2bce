import type { ReactNode, Ref } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { cx } from '../internal/class-names.ts';
import styles from './choice.module.css';
import { FieldFoot, FieldHead, type FieldWords } from './FieldFrame.tsx';

export interface RadioOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<T extends string>
  extends Omit<
      AriaRadioGroupProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldWords {
  readonly options: readonly RadioOption<T>[];
  /** `null` before a selection. */
  readonly value?: T | null | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  /** `cards` when each option needs a description. */
  readonly look?: 'list' | 'cards' | undefined;
  readonly className?: string | undefined;
  /** The first option, so that a form can focus it. */
  readonly ref?: Ref<HTMLInputElement | null> | undefined;
}

/** One option among a few, all visible. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, description, error, success, labelAction, isOptional, className, ref, ...others } = props;
  const { options, value, onChange, look = 'list', ...group } = others;
  const select = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange?.(option.value);
  };
  return (
    <AriaRadioGroup
      {...group}
      {...(value === undefined ? {} : { value })}
      className={cx(styles.group, look === 'cards' && styles.cards, className)}
      isInvalid={error !== undefined}
      onChange={select}
      validationBehavior="aria"
    >
      <FieldHead description={description} isOptional={isOptional} label={label} labelAction={labelAction} />
      <div className={styles.options}>
        {options.map((option, index) => (
          <RadioField
            className={cx(styles.radioField)}
            isDisabled={option.isDisabled ?? false}
            key={option.value}
            value={option.value}
            {...(ref && index === 0 ? { inputRef: ref } : {})}
          >
            <RadioButton className={cx(styles.option)}>
              <span className={styles.circle} />
              <span className={styles.optionText}>{option.label}</span>
            </RadioButton>
            {option.description === undefined ? null : (
              <Text className={cx(styles.optionDescription)} slot="description">
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldFoot error={error} success={success} />
    </AriaRadioGroup>
  );
}
