import { type IsoDay, weekdayOf } from '@repo/domain/dates';
import { formatWeekdayDate } from '@repo/domain/format';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconName } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { VisuallyHidden } from '../layout/index.ts';
import styles from './day-calendar.module.css';

export type DayTone = 'neutral' | 'positive' | 'accent' | 'warning' | 'negative';

export interface DayCell {
  readonly day: IsoDay;
  /** What a screen reader reads after the row and the day: value and state. */
  readonly label: string;
  readonly tone?: DayTone | undefined;
  readonly icon?: IconName | undefined;
  /** Beside the icon: « 2 j ». */
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  /** Something should be there and is not. */
  readonly isMissing?: boolean | undefined;
  readonly href?: string | undefined;
}

export interface DayCalendarRow {
  readonly id: string;
  readonly name: string;
  readonly header: ReactNode;
  /** One for each day of the calendar, in their order. */
  readonly cells: readonly DayCell[];
}

export interface DayCalendarProps {
  /** The accessible name of the table. */
  readonly label: string;
  /** The header of the first column. */
  readonly rowsLabel: string;
  readonly days: readonly IsoDay[];
  /** The marked column, in view at first. */
  readonly markedDay?: IsoDay | undefined;
  readonly rows: readonly DayCalendarRow[];
}

const letters = ['L', 'M', 'M', 'J', 'V', 'S', 'D'] as const;
const isWeekend = (day: IsoDay) => weekdayOf(day) > 5;

interface Position {
  readonly row: number;
  readonly column: number;
}

/** Where each key leads; a position outside of the grid has no cell. */
const moves: Readonly<Record<string, (at: Position, lastColumn: number) => Position>> = {
  ArrowLeft: (at) => ({ ...at, column: Math.max(0, at.column - 1) }),
  ArrowRight: (at) => ({ ...at, column: at.column + 1 }),
  ArrowUp: (at) => ({ ...at, row: at.row - 1 }),
  ArrowDown: (at) => ({ ...at, row: at.row + 1 }),
  Home: (at) => ({ ...at, column: 0 }),
  End: (at, column) => ({ ...at, column }),
};

/**
 * Series by day: what is there, what is missing. It scrolls sideways under its first column on a narrow screen.
 *
 * States of a cell: with a value, with an icon alone, missing, empty, linked. Pattern: ARIA APG « Data Grid »: one stop
 * of the tab key, then the arrows, Début and Fin.
 */
export function DayCalendar({ label, rowsLabel, days, markedDay, rows }: DayCalendarProps) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Position | null>(null);
  const marked = Math.max(0, markedDay === undefined ? 0 : days.indexOf(markedDay));
  const { row: stopRow, column: stopColumn } = stop ?? { row: 0, column: marked };
  // Syncs with the scroll position of the frame, which React does not hold.
  useEffect(() => {
    const column = grid.current?.rows[0]?.cells[marked + 1];
    if (frame.current === null || column === undefined) return;
    frame.current.scrollLeft = column.offsetLeft - frame.current.clientWidth / 2;
  }, [marked]);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = moves[event.key]?.({ row: stopRow, column: stopColumn }, days.length - 1);
    const cell = next && grid.current?.tBodies[0]?.rows[next.row]?.cells[next.column + 1];
    if (cell === undefined) return;
    event.preventDefault();
    (cell.querySelector('a') ?? cell).focus();
  };
  const columnClass = (day: IsoDay) =>
    cx(isWeekend(day) && styles.weekend, day === markedDay && styles.marked);
  return (
    <div className={cx(styles.frame)} ref={frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG's Data Grid is a table with this role */}
      <table aria-label={label} className={cx(styles.table)} onKeyDown={move} ref={grid} role="grid">
        <thead>
          <tr>
            <th className={cx(styles.corner)} scope="col">
              <VisuallyHidden>{rowsLabel}</VisuallyHidden>
            </th>
            {days.map((day) => (
              <th className={cx(styles.day, columnClass(day))} key={day} scope="col">
                <span aria-hidden>
                  {letters[weekdayOf(day) - 1]} <b>{Number(day.slice(8))}</b>
                </span>
                <VisuallyHidden>{formatWeekdayDate(day)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr className={cx(styles.row)} key={row.id}>
              <th className={cx(styles.name)} scope="row">
                {row.header}
              </th>
              {row.cells.map((cell, column) => (
                <GridCell
                  cell={cell}
                  className={columnClass(cell.day)}
                  isStop={rowIndex === stopRow && column === stopColumn}
                  key={cell.day}
                  name={row.name}
                  onFocus={() => setStop({ row: rowIndex, column })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GridCellProps {
  readonly cell: DayCell;
  readonly name: string;
  readonly className: string | undefined;
  /** Where the tab key enters the grid. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function GridCell({ cell, name, className, isStop, onFocus }: GridCellProps) {
  const { tone = 'neutral', icon, note, text, isMissing = false, href } = cell;
  const content = (
    <>
      <span aria-hidden className={cx(styles.content, isMissing && styles.missing)} data-tone={tone}>
        {icon === undefined ? null : (
          <span className={cx(styles.state)}>
            <Icon name={icon} size={13} />
            {note}
          </span>
        )}
        {text}
      </span>
      <VisuallyHidden>
        {name}, {formatWeekdayDate(cell.day)}, {cell.label}
      </VisuallyHidden>
    </>
  );
  const tabIndex = isStop ? 0 : -1;
  if (href === undefined) {
    return (
      <td className={cx(styles.cell, className)} onFocus={onFocus} tabIndex={tabIndex}>
        {content}
      </td>
    );
  }
  return (
    <td className={cx(styles.cell, className)} onFocus={onFocus}>
      <Link
        className={cx(styles.link)}
        href={href}
        render={({ children, ...domProps }) =>
          'href' in domProps ? (
            <a {...domProps} tabIndex={tabIndex}>
              {children}
            </a>
          ) : (
            <span {...domProps}>{children}</span>
          )
        }
      >
        {content}
      </Link>
    </td>
  );
}
