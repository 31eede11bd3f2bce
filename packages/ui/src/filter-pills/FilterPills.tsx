import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import listStyles from '../select/select.module.css';
import styles from './filter-pills.module.css';
import { filterPillsTexts as texts } from './filter-pills.texts.ts';

export interface PillFilter {
  readonly id: string;
  /** « Statut ». */
  readonly label: string;
  /** « Signé », « n’est pas Signé »; null while it filters nothing. */
  readonly text: string | null;
  readonly onClear: () => void;
  /** Its fields, in the bubble; `close` once a choice ends it. */
  readonly renderEditor: (close: () => void) => ReactNode;
}

export interface FilterPillsProps {
  readonly filters: readonly PillFilter[];
  /** « Effacer les filtres », while there is one. */
  readonly onClearAll?: (() => void) | undefined;
}

/** What is edited: a filter, or the choice of one to add. */
type Edited = { readonly id: string | null };

/**
 * The filters of a list as pills: « Statut : Signé ✕ », each of which opens its fields, and « + Filtre » to add one. The focus goes to
 * the next pill when one is removed.
 *
 * States: none, some, open, all in use. Pattern: ARIA APG « Dialog » in a bubble, without a trap.
 */
export function FilterPills({ filters, onClearAll }: FilterPillsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const active = filters.filter(({ text }) => text !== null);
  const others = filters.filter(({ text }) => text === null);
  const close = () => setEdited(null);
  const buttonOf = (id: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-pill="${id}"] button`) ?? null;
  const addButton = () => frame.current?.querySelector<HTMLElement>('[data-add] button') ?? null;
  const open = (element: HTMLElement | null, id: string | null) => {
    anchor.current = element;
    setEdited({ id });
  };
  const remove = (index: number) => {
    const next = active[index + 1] ?? active[index - 1];
    active[index]?.onClear();
    (next === undefined ? addButton() : buttonOf(next.id))?.focus();
  };
  const filter = filters.find(({ id }) => id === edited?.id);
  return (
    <div className={styles.pills} ref={frame}>
      {active.map(({ id, label, text }, index) => (
        <span className={styles.pill} data-pill={id} key={id}>
          <Button onPress={() => open(buttonOf(id), id)} size="sm" variant="quiet">
            {texts.pill(label, text ?? '')}
          </Button>
          <Button aria-label={texts.remove(label)} onPress={() => remove(index)} size="sm" variant="quiet">
            <Icon name="close" size={14} />
          </Button>
        </span>
      ))}
      {others.length === 0 ? null : (
        <span data-add>
          <Button onPress={() => open(addButton(), null)} size="sm" variant="ghost">
            <Icon name="plus" size={14} />
            {texts.add}
          </Button>
        </span>
      )}
      {active.length === 0 || onClearAll === undefined ? null : (
        <Button
          onPress={() => {
            onClearAll();
            addButton()?.focus();
          }}
          size="sm"
          variant="quiet"
        >
          {texts.clear}
        </Button>
      )}
      <Popover
        className={cx(listStyles.popover)}
        isOpen={edited !== null}
        offset={6}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        placement="bottom start"
        triggerRef={anchor}
      >
        <Dialog
          aria-label={filter === undefined ? texts.add : texts.edit(filter.label)}
          className={cx(styles.dialog)}
          key={edited?.id ?? ''}
        >
          {filter === undefined ? (
            others.map(({ id, label }) => (
              <Button className={styles.choice} key={id} onPress={() => setEdited({ id })} variant="quiet">
                {label}
              </Button>
            ))
          ) : (
            <>
              <p className={styles.title}>{filter.label}</p>
              {filter.renderEditor(close)}
            </>
          )}
        </Dialog>
      </Popover>
    </div>
  );
}
