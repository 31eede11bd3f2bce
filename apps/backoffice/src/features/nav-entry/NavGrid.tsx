import type { components } from '@repo/api-sdk';
import { productTone } from '@repo/client/product';
import type { IsoDay } from '@repo/domain/dates';
import { formatDecimal, formatDifference, formatNumericDate, formatSignedPercent } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { CellInput } from '@repo/ui/cell-input';
import { Badge } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { toast } from '@repo/ui/toast';
import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { paths } from '../../shared/paths.ts';
import { CellDetail } from './CellDetail.tsx';
import type { Draft, Drafts } from './nav-drafts.model.ts';
import { type GridAction, keyOf, moveFrom, type NavUnit, type Place, type Typed } from './nav-entry.model.ts';
import styles from './nav-entry.module.css';
import { draftTexts, navEntryTexts as texts } from './nav-entry.texts.ts';
import { pastedCells } from './pasted-cells.model.ts';

type Strategy = components['schemas']['NavCalendar']['strategies'][number];
type CheckedCell = components['schemas']['CheckedNavCell'];

export interface NavGridProps {
  readonly strategies: readonly Strategy[];
  readonly days: readonly IsoDay[];
  readonly unit: NavUnit;
  readonly typed: Typed;
  readonly checked: ReadonlyMap<string, CheckedCell>;
  readonly drafts: Drafts;
  readonly dispatch: Dispatch<GridAction>;
}

/** One cell for each strategy and day: arrows move, a range is pasted, Ctrl Z restores what was there before. */
export function NavGrid({ strategies, days, unit, typed, checked, drafts, dispatch }: NavGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLElement>(null);
  const lastDay = days.at(-1);
  // Narrower than its days, the grid shows the last one: it is the one that is typed.
  useLayoutEffect(() => {
    if (lastDay !== undefined && frame.current !== null) frame.current.scrollLeft = frame.current.scrollWidth;
  }, [lastDay]);
  const size = { strategies: strategies.map(({ id }) => id), days };
  const focus = ({ row, column }: Place) =>
    grid.current?.querySelector<HTMLInputElement>(`[data-place="${row}-${column}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: Place) => {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      dispatch({ kind: 'undo' });
      return;
    }
    const { selectionStart: caret, value } = event.currentTarget;
    const to = moveFrom(event.key, place, { size, caret, length: value.length });
    if (to === null) return;
    event.preventDefault();
    focus(to);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, place: Place) => {
    const pasted = pastedCells(event.clipboardData.getData('text'), place, size);
    if (pasted === null) return;
    event.preventDefault();
    dispatch({ kind: 'paste', cells: pasted.cells });
    if (pasted.leftOut > 0) toast.error(texts.leftOut(pasted.leftOut));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
    <section aria-label={texts.grid} className={styles.frame} ref={frame} tabIndex={0}>
      <table className={styles.grid} ref={grid}>
        <thead>
          <tr>
            <th className={styles.name} scope="col">
              {texts.strategy}
            </th>
            {days.map((day) => (
              <th className={styles.column} key={day} scope="col">
                {formatNumericDate(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strategies.map((strategy, row) => (
            <tr key={strategy.id}>
              <th className={styles.name} scope="row">
                <Badge look="plain" tone={productTone(strategy.title)}>
                  {strategy.title}
                </Badge>
              </th>
              {days.map((day, column) => {
                const key = keyOf(strategy.id, day);
                const cell = checked.get(key);
                // An id has no space: it would be read as two.
                const noteId = `${strategy.id}-${day}-note`;
                return (
                  <td key={day}>
                    <CellInput
                      aria-describedby={noteId}
                      isInvalid={cell !== undefined && cell.problem !== null}
                      label={texts.cell(strategy.title, formatNumericDate(day))}
                      data-place={`${row}-${column}`}
                      onChange={({ target }) => dispatch({ kind: 'type', key, text: target.value })}
                      onKeyDown={(event) => onKeyDown(event, { row, column })}
                      onPaste={(event) => onPaste(event, { row, column })}
                      placeholder={placeholderOf(strategy, day, unit)}
                      value={typed[key] ?? ''}
                    />
                    <div id={noteId}>
                      {cell === undefined || typed[key] === undefined ? null : (
                        <CellNotes cell={cell} unit={unit} />
                      )}
                      <DraftNote draft={drafts.get(key)} />
                      <PendingNote pending={dayOf(strategy, day)?.pending ?? null} />
                    </div>
                    {typed[key] === undefined ? null : (
                      <CellDetail
                        dispatch={dispatch}
                        gridKey={key}
                        label={texts.cell(strategy.title, formatNumericDate(day))}
                        typed={typed}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const dayOf = ({ days }: Pick<Strategy, 'days'>, day: IsoDay) => days.find(({ date }) => date === day);

/** What the day has: its NAV, or its yield. */
function placeholderOf({ days }: Strategy, day: IsoDay, unit: NavUnit): string {
  const nav = dayOf({ days }, day);
  if (nav === undefined || nav.value === null) return '';
  if (unit === 'nav') return formatDecimal(nav.value);
  return nav.rate === null ? '' : formatSignedPercent(nav.rate);
}

/** Who saved it, or why it was refused. */
function DraftNote({ draft }: { readonly draft: Draft | undefined }) {
  if (draft === undefined) return null;
  if (draft.refusal === null) return <p className={styles.note}>{draftTexts.note(draft.author)}</p>;
  return (
    <p className={styles.note} data-tone="negative">
      <Icon name="error" size={14} />
      {draftTexts.refused(draft.refusal.by, draft.refusal.reason)}
    </p>
  );
}

/** Its NAV was submitted: it is not typed again before that is decided. */
function PendingNote({ pending }: { readonly pending: Strategy['days'][number]['pending'] }) {
  if (pending === null) return null;
  return (
    <p className={styles.note}>
      <Icon name="clock" size={14} />
      <span>
        {texts.pending(pending.maker)}{' '}
        <TextLink href={paths.changeRequest(pending.id)}>{texts.request}</TextLink>
      </span>
    </p>
  );
}

/** The other of NAV and yield, the value that is replaced, and what is refused or unusual. */
function CellNotes({ cell, unit }: { readonly cell: CheckedCell; readonly unit: NavUnit }) {
  const { value, rate, covered_days: days, published, problem, warnings } = cell;
  if (problem !== null)
    return (
      <p className={styles.note} data-tone="negative">
        <Icon name="error" size={14} />
        {problem}
      </p>
    );
  const percent = rate === null ? null : texts.rate(formatSignedPercent(rate), days ?? 1);
  const other = unit === 'nav' ? percent : value === null ? null : texts.value(formatDecimal(value));
  return (
    <>
      {other === null ? null : <p className={styles.note}>{other}</p>}
      {published === null || value === null ? null : (
        <p className={styles.note}>
          {Number(published) === Number(value)
            ? texts.same
            : texts.replaces(formatDecimal(published), formatDifference(published, value))}
        </p>
      )}
      {warnings.map((warning) => (
        <p className={styles.note} data-tone="warning" key={warning}>
          <Icon name="warning" size={14} />
          {warning}
        </p>
      ))}
    </>
  );
}
