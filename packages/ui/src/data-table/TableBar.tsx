import { formatDecimal } from '@repo/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cx } from '../internal/class-names.ts';
import { dataTableTexts } from './data-table.texts.ts';
import styles from './table-bar.module.css';
import type { RowSelection } from './table-options.ts';

interface TableBarProps<Row> {
  readonly summary: ReactNode;
  readonly selection: RowSelection<Row> | undefined;
  /** The column menu and the export. */
  readonly tools: ReactNode;
  /** Where rows are cards: the sort order, and the checkbox of the page. */
  readonly narrowTools: ReactNode;
}

/** The line above the rows. The selection replaces the summary, so that the rows do not move. */
export function TableBar<Row>({ summary, selection, tools, narrowTools }: TableBarProps<Row>) {
  const count = selection?.count ?? selection?.selectedIds.length ?? 0;
  return (
    <div className={cx(styles.bar, count > 0 && styles.selecting)}>
      <div className={styles.start}>
        {/* A live region must exist before its content: else the first selected row would not be announced. */}
        <output className={cx(count > 0 ? styles.count : styles.summary)}>
          {count > 0 ? dataTableTexts.selected(count, formatDecimal(String(count))) : summary}
        </output>
        {selection === undefined || count === 0 ? null : (
          <span className={styles.actions}>
            {selection.actions}
            <Button onPress={() => selection.onChange([])} size="sm" variant="quiet">
              {dataTableTexts.clearSelection}
            </Button>
          </span>
        )}
      </div>
      <div className={styles.tools}>{tools}</div>
      <div className={styles.narrow}>{narrowTools}</div>
    </div>
  );
}
