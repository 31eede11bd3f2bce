import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import fieldStyles from '../fields/field.module.css';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { useIsPainted } from '../layout/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { selectTexts } from '../parts.texts.ts';
import type { SelectOption } from './Select.tsx';
import styles from './select.module.css';

const OpenedSelect = lazyPart(async () => (await import('./OpenedSelect.tsx')).OpenedSelect);

export interface FilterSelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The data of the page is loading: the chunk of the list is loaded after it, or when the button is pressed. */
  readonly isWaiting: boolean;
}

/**
 * A `Select` above the figures it filters, which does not delay them: list boxes are a third of a page's script. Until
 * it is first pressed, only its button is rendered.
 */
export function FilterSelect<T extends string>({ isWaiting, onChange, ...select }: FilterSelectProps<T>) {
  const [state, setState] = useState<'unopened' | 'pressed' | 'dismissed'>('unopened');
  const shouldPreload = useIsPainted() && !isWaiting;
  // Syncs with the network: the chunk is loaded by the time the button is pressed.
  useEffect(() => {
    if (shouldPreload) void OpenedSelect.preload();
  }, [shouldPreload]);
  const closed = (
    <ClosedSelect {...select} hasFocus={state !== 'unopened'} onPress={() => setState('pressed')} />
  );
  if (state !== 'pressed') return closed;
  const choose = (key: string) => {
    const option = select.options.find(({ value }) => value === key);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <OpenedSelect
      {...select}
      className={cx(styles.filter)}
      look="inline"
      onChange={choose}
      onDismiss={() => setState('dismissed')}
      waiting={closed}
    />
  );
}

interface ClosedSelectProps<T extends string>
  extends Pick<FilterSelectProps<T>, 'label' | 'options' | 'value'> {
  /** It replaces the button that was pressed, which had the focus. */
  readonly hasFocus: boolean;
  readonly onPress: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The label and value of a closed `Select`. */
function ClosedSelect<T extends string>(props: ClosedSelectProps<T>) {
  const { label, options, value, hasFocus, onPress } = props;
  const labelId = useId();
  const valueId = useId();
  const chosen = options.find((option) => option.value === value)?.label ?? selectTexts.placeholder;
  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onPress();
  };
  return (
    <div className={cx(styles.inline, styles.filter)}>
      <span className={fieldStyles.head}>
        <span className={fieldStyles.label} id={labelId}>
          {label}
        </span>
      </span>
      <button
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-labelledby={`${valueId} ${labelId}`}
        className={styles.trigger}
        onClick={onPress}
        onKeyDown={openWithArrow}
        ref={hasFocus ? focus : undefined}
        type="button"
      >
        <span className={styles.value} id={valueId}>
          <span className={styles.optionText}>{chosen}</span>
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
    </div>
  );
}
