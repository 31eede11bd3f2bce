import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { IconButton } from '../button/index.ts';
import { cx } from '../internal/class-names.ts';
import type { DataColumn } from './columns.ts';
import styles from './data-table.module.css';
import { dataTableTexts } from './data-table.texts.ts';

/** The action of a row; `openId` is the row whose detail is open beside the list. */
export type RowAction<Row> = { readonly openId?: string | null | undefined } & (
  | { readonly kind: 'link'; readonly href: (row: Row) => string }
  | { readonly kind: 'press'; readonly onPress: (row: Row) => void }
);

interface DataRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
  readonly action: RowAction<Row> | undefined;
  /** The row whose detail is open beside the list. */
  readonly isOpen: boolean;
  /** Takes the focus when the detail beside the list is closed. */
  readonly isFocusTarget: boolean;
  /** Selected by its checkbox, `selectBox`. */
  readonly isSelected: boolean;
  readonly selectBox: ReactNode;
}

/** One row; its name holds the link or button, whose hit area covers the whole row. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { id, row, columns, action, isOpen, isFocusTarget, isSelected, selectBox } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolding = columns.some(({ onCard }) => onCard !== undefined);
  return (
    <tr
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        styles.row,
        action !== undefined && styles.pressable,
        isSelected && styles.selected,
        isFolding && styles.folding,
        isUnfolded && styles.unfolded,
      )}
      data-row={id}
      onClick={action === undefined ? undefined : pressName}
    >
      {selectBox === null ? null : <td className={cx(styles.cell, styles.select)}>{selectBox}</td>}
      {columns.map((column) => (
        <td
          className={cx(
            styles.cell,
            column.align === 'end' && styles.end,
            column.isRowName === true && styles.name,
            column.onCard === 'first' && styles.first,
            column.onCard === 'second' && styles.second,
          )}
          data-label={column.header}
          key={column.id}
        >
          {column.isRowName === true && action !== undefined ? (
            <RowControl action={action} isFocusTarget={isFocusTarget} row={row}>
              {column.cell(row)}
            </RowControl>
          ) : (
            <span className={styles.value}>{column.cell(row)}</span>
          )}
        </td>
      ))}
      {isFolding ? (
        <td className={styles.fold}>
          <IconButton
            aria-expanded={isUnfolded}
            icon={isUnfolded ? 'chevron-up' : 'chevron-down'}
            label={dataTableTexts.unfold}
            onPress={() => setIsUnfolded(!isUnfolded)}
            size="sm"
            variant="quiet"
          />
        </td>
      ) : null}
    </tr>
  );
}

/** In a table that scrolls sideways the name sticks, so its hit area is its own cell: a click beside it presses it too. */
function pressName({ currentTarget, target }: MouseEvent<HTMLTableRowElement>): void {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, label') !== null) return;
  if (window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>(`.${styles.control}`)?.click();
}

interface RowControlProps<Row> {
  readonly row: Row;
  readonly action: RowAction<Row>;
  readonly isFocusTarget: boolean;
  readonly children: ReactNode;
}

function RowControl<Row>({ row, action, isFocusTarget, children }: RowControlProps<Row>) {
  const focus = { 'data-row-control': true, ...(isFocusTarget ? { 'data-page-focus': true } : {}) };
  if (action.kind === 'link') {
    return (
      <Link {...focus} className={cx(styles.control)} href={action.href(row)}>
        {children}
      </Link>
    );
  }
  return (
    <Button {...focus} className={cx(styles.control)} onPress={() => action.onPress(row)}>
      {children}
    </Button>
  );
}
