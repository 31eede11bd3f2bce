import type { ChangeEvent, MouseEvent, ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { FieldFoot, FieldHead, type FieldWords } from '../fields/FieldFrame.tsx';
import fieldStyles from '../fields/field.module.css';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { comboBoxTexts } from '../parts.texts.ts';
import listStyles from '../select/select.module.css';
import styles from './combo-box.module.css';

export interface ComboBoxOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly description?: ReactNode;
}

export interface ComboBoxProps<T extends string>
  extends Omit<
      AriaComboBoxProps<object>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'validate'
      | 'items'
      | 'defaultItems'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
      | 'defaultFilter'
    >,
    FieldWords {
  readonly options: readonly ComboBoxOption<T>[];
  /** `null` before a selection. */
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
  readonly placeholder?: string | undefined;
  /** What the browser may fill it with. */
  readonly autoComplete?: 'country-name' | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Typing replaces the previous selection: appended to it, the text would match nothing. Tab already selects the text.
 */
const selectChoice = (event: MouseEvent<HTMLInputElement>) => event.currentTarget.select();

/** A select with a text filter, for long lists; accents and case do not matter. */
export function ComboBox<T extends string>(props: ComboBoxProps<T>) {
  const { label, description, error, success, labelAction, isOptional, className, ref, ...others } = props;
  const { options, value, onChange, placeholder, autoComplete, ...comboBox } = others;
  const choose = (key: string | number | null) => {
    onChange(options.find((option) => option.value === key)?.value ?? null);
  };
  // The browser fills a form without focusing its fields: the text alone would select nothing.
  const chooseFilled = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const filled = options.find(({ label: name }) => fold(name) === fold(input.value));
    if (filled !== undefined && input !== document.activeElement) onChange(filled.value);
  };
  return (
    <AriaComboBox
      menuTrigger="focus"
      {...comboBox}
      allowsEmptyCollection
      className={cx(fieldStyles.field, className)}
      defaultFilter={(text, typed) => fold(text).includes(fold(typed))}
      isInvalid={error !== undefined}
      onChange={choose}
      validationBehavior="aria"
      value={value}
    >
      <FieldHead description={description} isOptional={isOptional} label={label} labelAction={labelAction} />
      <span className={fieldStyles.box}>
        <Input
          className={cx(fieldStyles.input)}
          onChange={chooseFilled}
          onClick={selectChoice}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(ref ? { ref } : {})}
        />
        <Button aria-label={comboBoxTexts.open} className={cx(styles.open)}>
          <Icon name="chevron-down" size={16} />
        </Button>
      </span>
      <FieldFoot error={error} success={success} />
      <Popover className={cx(listStyles.popover)} maxHeight={320} offset={6}>
        <ListBox
          className={cx(listStyles.list)}
          renderEmptyState={() => <p className={listStyles.empty}>{comboBoxTexts.empty}</p>}
        >
          {options.map((option) => (
            <ListBoxItem
              className={cx(listStyles.option)}
              id={option.value}
              key={option.value}
              textValue={option.label}
            >
              <span className={listStyles.optionText}>
                {option.label}
                {option.description === undefined ? null : (
                  <span className={listStyles.optionDescription}>{option.description}</span>
                )}
              </span>
              <Icon className={listStyles.tick} name="check" size={16} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Lower case without accents, so that « etats » finds « États-Unis ». */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
