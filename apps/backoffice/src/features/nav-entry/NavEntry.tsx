import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { useSettled } from '@repo/client/form';
import { LeaveGuard } from '@repo/client/leave-guard';
import { useAddress } from '@repo/client/use-address';
import { Button } from '@repo/ui/button';
import { SegmentedControl } from '@repo/ui/choices';
import { DatePicker } from '@repo/ui/date-field';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import { DraftBar } from './DraftBar.tsx';
import { EntryCard } from './EntryCard.tsx';
import { byCell, type Drafts, typedOf } from './nav-drafts.model.ts';
import {
  cellsOf,
  daysUpTo,
  emptyGrid,
  keyOf,
  type NavUnit,
  readLastDay,
  reduceGrid,
  shownDay,
} from './nav-entry.model.ts';
import styles from './nav-entry.module.css';
import { navEntryTexts as texts } from './nav-entry.texts.ts';
import { SubmitNavs, type SubmitNavsProps } from './SubmitNavs.tsx';
import { useNavDrafts } from './use-nav-drafts.ts';

const units: readonly { value: NavUnit; label: string }[] = [
  { value: 'nav', label: texts.units.nav },
  { value: 'percent', label: texts.units.percent },
];

export interface NavEntryProps {
  readonly opened: Drafts;
  /** The request that ended without effect and is taken up again. */
  readonly resumed: SubmitNavsProps['resumed'];
  readonly onResumed: () => void;
}

/** The grid, filled with the drafts that it is opened with, and with what was typed in a request where no draft is. */
export function NavEntry({ opened, resumed, onResumed }: NavEntryProps) {
  const { api } = useServices();
  const { address } = useAddress();
  const [today] = useState(parisToday);
  const resumedCells = resumed?.typed.navs?.cells ?? [];
  const [unit, setUnit] = useState<NavUnit>('nav');
  const [{ typed, past }, dispatch] = useReducer(reduceGrid, {
    ...emptyGrid,
    typed: { ...typedOf(byCell(resumedCells)), ...typedOf(opened) },
  });
  const state = useNavDrafts(opened, { typed, unit, dispatch });
  // Not in the address while it is typed: a navigation would interrupt the field.
  const [lastDay, setLastDay] = useState<string | null>(
    () =>
      resumedCells
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? readLastDay(address, today),
  );
  const days = daysUpTo(shownDay(lastDay, today));
  const cells = useSettled(cellsOf(typed, unit));
  const check = useQuery<OperationOutput<'checkNavs'>, ApiError>({
    queryKey: ['checkNavs', cells],
    queryFn: () => api.call('checkNavs', { body: { cells } }),
    enabled: cells.length > 0,
    placeholderData: keepPreviousData,
  });
  const submission = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const checked = new Map(check.data?.cells.map((cell) => [keyOf(cell.strategy_id, cell.date), cell]));
  const onDone = () => {
    dispatch({ kind: 'clear' });
    state.submitted(cells);
    onResumed();
    // The button that had the focus is gone.
    grid.current?.focus();
  };
  return (
    <Stack gap={16}>
      <LeaveGuard isActive={state.hasChanges} isKeptOnPage />
      <div className={styles.bar}>
        <div className={styles.day}>
          <DatePicker
            error={lastDay !== null && lastDay > today ? texts.future : undefined}
            label={texts.lastDay}
            max={today}
            onChange={setLastDay}
            value={lastDay}
          />
        </div>
        <SegmentedControl label={texts.unit} onChange={setUnit} options={units} value={unit} />
        <Button isDisabled={past.length === 0} onPress={() => dispatch({ kind: 'undo' })} variant="ghost">
          {texts.undo}
        </Button>
      </div>
      <div ref={grid} tabIndex={-1}>
        <EntryCard
          checked={checked}
          days={days}
          dispatch={dispatch}
          drafts={state.drafts}
          typed={typed}
          unit={unit}
        />
      </div>
      <p className={styles.keys}>{texts.keys}</p>
      <DraftBar
        onReview={cells.length === 0 ? null : () => submission.current?.focus()}
        reviewed={cells.length}
        state={state}
      />
      {cells.length === 0 ? null : (
        <div ref={submission} tabIndex={-1}>
          <SubmitNavs cells={cells} check={check} onDone={onDone} resumed={resumed} />
        </div>
      )}
    </Stack>
  );
}
