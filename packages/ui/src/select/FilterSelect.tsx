import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useState } from 'react';
import fieldStyles from '../fields/field.module.css';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { useIsPainted } from '../layout/index.ts';
import type { SelectOption } from './Select.tsx';
import styles from './select.module.css';
import { selectTexts } from './select.texts.ts';

const loadSelect = () => import('./OpenedSelect.tsx');
const OpenedSelect = lazy(async () => ({ default: (await loadSelect()).OpenedSelect }));

export interface FilterSelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** What the page is opened for is on its way: the script of the list comes after it, or when it is pressed. */
  readonly isWaiting: boolean;
}

/**
 * A `Select` above the figures it filters, that does not make them wait: a third of a page's script is that of lists.
 * Until it is first pressed, only its button is there.
 */
export function FilterSelect<T extends string>({ isWaiting, onChange, ...select }: FilterSelectProps<T>) {
  const [isPressed, setIsPressed] = useState(false);
  const isWanted = useIsPainted() && !isWaiting;
  // Syncs with the browser's cache: pressed, the list opens at once. Without it, pressing loads it.
  useEffect(() => {
    if (isWanted) loadSelect().catch(() => undefined);
  }, [isWanted]);
  const closed = <ClosedSelect {...select} onPress={() => setIsPressed(true)} />;
  if (!isPressed) return closed;
  const choose = (key: string) => {
    const option = select.options.find(({ value }) => value === key);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <Suspense fallback={closed}>
      <OpenedSelect {...select} className={cx(styles.filter)} look="inline" onChange={choose} />
    </Suspense>
  );
}

interface ClosedSelectProps<T extends string>
  extends Pick<FilterSelectProps<T>, 'label' | 'options' | 'value'> {
  readonly onPress: () => void;
}

/** What a closed `Select` shows and says. */
function ClosedSelect<T extends string>({ label, options, value, onPress }: ClosedSelectProps<T>) {
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
