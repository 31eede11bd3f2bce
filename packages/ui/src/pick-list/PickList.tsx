import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { cx } from '../internal/class-names.ts';
import styles from './pick-list.module.css';

export interface PickListProps<Item extends { readonly id: string }> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** What typing letters looks for, and what a screen reader reads. */
  readonly textOf: (item: Item) => string;
  /** The item whose detail is beside the list. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Entrée, or a double click, on the selected item. */
  readonly onConfirm?: ((id: string) => void) | undefined;
  readonly children: (item: Item) => ReactNode;
}

/**
 * Items of several lines, one of them open beside the list; ↑ and ↓ open the next. Pattern: ARIA APG « Listbox »,
 * selection follows focus.
 */
export function PickList<Item extends { readonly id: string }>(props: PickListProps<Item>) {
  const { label, items, textOf, value, onChange, onConfirm, children } = props;
  return (
    <ListBox
      aria-label={label}
      className={cx(styles.list)}
      disallowEmptySelection
      onAction={(key) => onConfirm?.(String(key))}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) onChange(String(key));
      }}
      selectedKeys={value === null ? [] : [value]}
      selectionBehavior="replace"
      selectionMode="single"
    >
      {items.map((item) => (
        <ListBoxItem className={cx(styles.item)} id={item.id} key={item.id} textValue={textOf(item)}>
          {children(item)}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
