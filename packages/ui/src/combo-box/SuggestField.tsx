import { type ReactNode, type Ref, useContext, useEffect } from 'react';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { FieldFoot, FieldHead, type FieldWords } from '../fields/FieldFrame.tsx';
import fieldStyles from '../fields/field.module.css';
import { cx } from '../internal/class-names.ts';
import listStyles from '../select/select.module.css';

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly description?: ReactNode;
}

export interface SuggestFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For what is typed now; the list opens when they come. */
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (id: string) => void;
  readonly autoComplete?: string | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text field that proposes: anything may be typed, the arrows and Entrée choose, Échap leaves the text as it is.
 *
 * Pattern: ARIA APG « Combobox », list autocomplete with manual selection.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, description, error, success, labelAction, isOptional, className, ref, name, ...others } =
    props;
  const { value, onChange, suggestions, onChoose, autoComplete } = others;
  return (
    <AriaComboBox
      allowsCustomValue
      className={cx(fieldStyles.field, className)}
      inputValue={value}
      isInvalid={error !== undefined}
      items={suggestions}
      menuTrigger="input"
      onChange={(chosen) => {
        if (typeof chosen === 'string') onChoose(chosen);
      }}
      onInputChange={onChange}
      validationBehavior="aria"
      value={null}
    >
      <OpenOnArrival suggestions={suggestions} />
      <FieldHead description={description} isOptional={isOptional} label={label} labelAction={labelAction} />
      <span className={fieldStyles.box}>
        <Input
          className={cx(fieldStyles.input)}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          {...(name === undefined ? {} : { name })}
          {...(ref ? { ref } : {})}
        />
      </span>
      <FieldFoot error={error} success={success} />
      <Popover className={cx(listStyles.popover)} maxHeight={320} offset={6}>
        <ListBox className={cx(listStyles.list)}>
          {(suggestion: Suggestion) => (
            <ListBoxItem className={cx(listStyles.option)} id={suggestion.id} textValue={suggestion.label}>
              <span className={listStyles.optionText}>
                {suggestion.label}
                {suggestion.description === undefined ? null : (
                  <span className={listStyles.optionDescription}>{suggestion.description}</span>
                )}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** The library opens its list on a letter; suggestions come after it. */
function OpenOnArrival({ suggestions }: Pick<SuggestFieldProps, 'suggestions'>) {
  const state = useContext(ComboBoxStateContext);
  // Syncs the list with what arrived from the server, while the field has the focus.
  useEffect(() => {
    if (state === null || !state.isFocused) return;
    if (suggestions.length === 0) state.close();
    else state.open(null, 'input');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the state changes with each key; only arrivals open it
  }, [suggestions]);
  return null;
}
