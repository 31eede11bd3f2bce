/** The keys of a list: from row to row, with the open record following, and the selection. */
import type { DataTableProps } from '@repo/ui/data-table';
import { useShortcuts } from '@repo/ui/shortcuts';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { listTexts } from './list.texts.ts';

const texts = listTexts.keys;

interface RowKeysInput<Row extends { readonly id: string }>
  extends Pick<DataTableProps<Row>, 'rowAction' | 'selection'> {
  /** Around the table. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
}

export function useRowKeys<Row extends { readonly id: string }>(input: RowKeysInput<Row>): void {
  const { frame, rows, rowAction, selection } = input;
  const navigate = useNavigate();
  const [rangeStart, setRangeStart] = useState<string | null>(null);
  const openId = rowAction?.openId ?? null;

  const elementOf = (id: string | undefined) =>
    id === undefined ? null : (frame.current?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null);
  /** The row with the focus, else the one whose record is open beside the list. */
  const currentId = () =>
    document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? openId ?? undefined;

  const open = (row: Row) => {
    if (rowAction?.kind === 'press') rowAction.onPress(row);
    else if (rowAction !== undefined) void navigate(rowAction.href(row));
  };
  const move = (step: 1 | -1) => {
    // With a record open it is the record that moves, wherever the focus is.
    const index = rows.findIndex(({ id }) => id === (openId ?? currentId()));
    const next = index < 0 ? rows[0] : rows[index + step];
    if (next === undefined) return;
    const element = elementOf(next.id);
    element?.scrollIntoView({ block: 'nearest' });
    // Its name, which « Entrée » opens; else its checkbox.
    const control = element?.querySelector<HTMLElement>('[data-row-control]');
    if (openId === null) (control ?? element?.querySelector<HTMLElement>('input'))?.focus();
    else open(next);
  };
  const select = (isRange: boolean) => {
    const id = currentId();
    if (selection === undefined || id === undefined) return;
    const from = isRange ? rows.findIndex((row) => row.id === rangeStart) : -1;
    const to = rows.findIndex((row) => row.id === id);
    const range = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    const ids = rows
      .slice(range[0], (range[1] ?? to) + 1)
      .filter((row) => selection.canSelect?.(row) ?? true)
      .map((row) => row.id);
    setRangeStart(id);
    const before = selection.selectedIds;
    const isRemoved = from < 0 && before.includes(id);
    selection.onChange(isRemoved ? before.filter((one) => one !== id) : [...new Set([...before, ...ids])]);
  };

  const hasRows = rows.length > 0;
  const ifRows = (action: () => void) => (hasRows ? action : undefined);
  const ifSelectable = (action: () => void) => (hasRows && selection !== undefined ? action : undefined);
  // Without an open record the arrows scroll the page.
  const arrow = (key: string) => (openId === null ? [] : [key]);
  useShortcuts('list', [
    { keys: ['j', ...arrow('ArrowDown')], label: texts.next, onPress: ifRows(() => move(1)) },
    { keys: ['k', ...arrow('ArrowUp')], label: texts.previous, onPress: ifRows(() => move(-1)) },
    { keys: 'x', label: texts.select, onPress: ifSelectable(() => select(false)) },
    { keys: 'Shift+x', label: texts.selectRange, onPress: ifSelectable(() => select(true)) },
  ]);
}
