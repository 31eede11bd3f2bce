import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { FieldFoot, FieldHead, type FieldWords } from '../fields/FieldFrame.tsx';
import fieldStyles from '../fields/field.module.css';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { selectTexts } from '../parts.texts.ts';
import styles from './select.module.css';

export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps<T extends string>
  extends Omit<
      AriaSelectProps<object>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'validate'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
    >,
    FieldWords {
  readonly options: readonly SelectOption<T>[];
  /** `null` before a selection. */
  readonly value?: T | null | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  /** `inline` writes the label inside the box, for filters above a page. */
  readonly look?: 'field' | 'inline' | undefined;
  readonly className?: string | undefined;
  /** The button that opens the list, so that a form can focus it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** One option of a list that opens. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, description, error, success, labelAction, isOptional, className, ref, ...others } = props;
  const { options, value, onChange, look = 'field', placeholder, ...select } = others;
  const isInline = look === 'inline';
  const choose = (key: string | number | null) => {
    const option = options.find((candidate) => candidate.value === key);
    if (option !== undefined) onChange?.(option.value);
  };
  return (
    <AriaSelect
      {...select}
      {...(value === undefined ? {} : { value })}
      className={cx(isInline ? styles.inline : fieldStyles.field, className)}
      isInvalid={error !== undefined}
      onChange={choose}
      placeholder={placeholder ?? selectTexts.placeholder}
      validationBehavior="aria"
    >
      <FieldHead description={description} isOptional={isOptional} label={label} labelAction={labelAction} />
      <Button className={cx(styles.trigger)} {...(ref ? { ref } : {})}>
        <SelectValue className={cx(styles.value)} />
        <Icon name="chevron-down" size={16} />
      </Button>
      <FieldFoot error={error} success={success} />
      <Popover className={cx(styles.popover)} offset={6}>
        <ListBox className={cx(styles.list)}>
          {options.map((option) => (
            <ListBoxItem
              className={cx(styles.option)}
              id={option.value}
              isDisabled={option.isDisabled ?? false}
              key={option.value}
              textValue={option.label}
            >
              <OptionText option={option} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function OptionText<T extends string>({ option }: { readonly option: SelectOption<T> }) {
  return (
    <>
      <span className={styles.optionText}>
        {option.label}
        {option.description === undefined ? null : (
          <span className={styles.optionDescription}>{option.description}</span>
        )}
      </span>
      <Icon className={styles.tick} name="check" size={16} />
    </>
  );
}
