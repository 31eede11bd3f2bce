import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SegmentedControl } from '../choices/index.ts';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import listStyles from '../select/select.module.css';
import styles from './filter-pills.module.css';
import { filterPillsTexts as texts } from './filter-pills.texts.ts';

export interface ChoiceEditorProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  /** Whether the current filter is « n’est pas »; absent where there is only « est ». */
  readonly isNot?: boolean | undefined;
  readonly onChange: (value: Value, isNot: boolean) => void;
}

/** One of the values on offer; « est » or « n’est pas », where the list can be filtered by both. */
export function ChoiceEditor<Value extends string>(props: ChoiceEditorProps<Value>) {
  const { label, options, value, onChange } = props;
  const [isNot, setIsNot] = useState(props.isNot ?? false);
  return (
    <>
      {props.isNot === undefined ? null : (
        <SegmentedControl
          label={texts.operator}
          onChange={(operator) => {
            setIsNot(operator === 'not');
            if (value !== null) onChange(value, operator === 'not');
          }}
          options={[
            { value: 'is', label: texts.is },
            { value: 'not', label: texts.isNot },
          ]}
          value={isNot ? 'not' : 'is'}
        />
      )}
      <ListBox
        aria-label={label}
        className={cx(listStyles.list, styles.options)}
        disallowEmptySelection
        onSelectionChange={(keys) => {
          const chosen = options.find((option) => keys !== 'all' && keys.has(option.value));
          if (chosen !== undefined) onChange(chosen.value, isNot);
        }}
        selectedKeys={value === null ? [] : [value]}
        selectionMode="single"
      >
        {options.map((option) => (
          <ListBoxItem
            className={cx(listStyles.option)}
            id={option.value}
            key={option.value}
            textValue={option.label}
          >
            <span className={listStyles.optionText}>{option.label}</span>
            <span className={listStyles.tick}>
              <Icon name="check" size={16} />
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </>
  );
}
