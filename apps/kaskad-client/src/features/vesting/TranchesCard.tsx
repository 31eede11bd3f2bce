import type { IsoDay } from '@repo/domain/dates';
import { formatPercent, formatShortAddress } from '@repo/domain/format';
import { totalOf } from '@repo/domain/kaskad';
import { TextButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable, type RowFold } from '@repo/ui/data-table';
import { StatusBadge, type StatusTone } from '@repo/ui/feedback';
import { useState } from 'react';
import { type GrantDetail, type ReadGrant, shareOf, trancheDay } from '../../shared/grants.model.ts';
import { useUnits } from '../../shared/use-units.ts';
import { GrantDownload } from './GrantDownload.tsx';
import { foldRows, passedOn, type TrancheRow, type TrancheState, trancheRows } from './tranches.model.ts';
import styles from './vesting.module.css';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.tranches;

const tones: Readonly<Record<TrancheState, StatusTone>> = {
  claimed: 'positive',
  partly_claimed: 'positive',
  pending: 'warning',
  unlocked: 'accent',
  unacquired: 'neutral',
  upcoming: 'neutral',
};

interface TranchesCardProps {
  readonly grant: ReadGrant;
  readonly detail: GrantDetail;
  readonly today: IsoDay;
  readonly day: IsoDay;
  readonly onClaim: () => void;
}

/** Every tranche with its state on the day, the middle ones folded, and their sum. */
export function TranchesCard({ grant, detail, today, day, onClaim }: TranchesCardProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const units = useUnits(grant.unitClass);
  const rows = trancheRows(grant, detail.claims, day);
  const passed = passedOn(rows, day);
  const { shown, folded } = foldRows(rows, passed);
  const total = totalOf(grant.plans.unlock ?? grant.plans.acquisition);
  const isClaimable =
    day === today && grant.unitClass.network !== null && grant.positionOn(today).claimable > 0n;
  const folds = folded.map(
    ({ after, rows: hidden }): RowFold => ({
      afterId: after === null ? null : String(after),
      content: <Folded onUnfold={() => setUnfolded(true)} rows={hidden} write={units.write} />,
    }),
  );
  return (
    <Card
      actions={
        <>
          {isUnfolded && folded.length > 0 ? (
            <TextButton onPress={() => setUnfolded(false)}>{texts.fold}</TextButton>
          ) : null}
          <GrantDownload grantId={detail.grant.id} kind="csv" />
        </>
      }
      title={
        <>
          {texts.title} <span className={styles.count}>{texts.passed(passed, rows.length)}</span>
        </>
      }
    >
      <DataTable
        columns={columnsOf({ bare: units.bare, total, onClaim: isClaimable ? onClaim : null })}
        folds={isUnfolded ? [] : folds}
        label={texts.list}
        rowId={({ number }) => String(number)}
        rows={isUnfolded ? rows : shown}
        totals={{
          label: texts.total(rows.length),
          cells: { units: units.bare(total), state: texts.equalsTotal },
        }}
      />
    </Card>
  );
}

interface ColumnOptions {
  readonly bare: (units: bigint) => string;
  readonly total: bigint;
  /** Null when nothing can be claimed. */
  readonly onClaim: (() => void) | null;
}

function columnsOf({ bare, total, onClaim }: ColumnOptions): DataColumn<TrancheRow>[] {
  return [
    { id: 'number', header: texts.number, cell: ({ number }) => number },
    { id: 'date', header: texts.date, isRowName: true, cell: trancheDay },
    { id: 'units', header: texts.units, align: 'end', onCard: 'first', cell: (row) => bare(row.units) },
    { id: 'cumulative', header: texts.cumulative, align: 'end', cell: (row) => bare(row.cumulative) },
    {
      id: 'share',
      header: texts.share,
      align: 'end',
      cell: ({ cumulative }) => formatPercent(shareOf(cumulative, total)),
    },
    {
      id: 'state',
      header: texts.state,
      onCard: 'second',
      cell: ({ state }) => <StatusBadge labels={texts.states} look="plain" status={state} tones={tones} />,
    },
    {
      id: 'reference',
      header: texts.reference,
      align: 'end',
      cell: ({ state, txid }) => {
        if (txid !== null) return <span title={txid}>{formatShortAddress(txid)}</span>;
        return onClaim !== null && (state === 'unlocked' || state === 'partly_claimed') ? (
          <TextButton onPress={onClaim}>{texts.claim}</TextButton>
        ) : null;
      },
    },
  ];
}

interface FoldedProps {
  readonly rows: readonly TrancheRow[];
  readonly write: (units: bigint) => string;
  readonly onUnfold: () => void;
}

function Folded({ rows, write, onUnfold }: FoldedProps) {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return null;
  const isSame = rows.every(({ units }) => units === first.units);
  const sum = last.cumulative - first.cumulative + first.units;
  const what = isSame
    ? texts.foldedSame(rows.length, write(first.units))
    : texts.folded(rows.length, write(sum));
  return (
    <span className={styles.folded}>
      <TextButton onPress={onUnfold}>{texts.unfold(first.number, last.number)}</TextButton>
      <span>{last.day === null ? what : texts.foldedUntil(what, trancheDay(last))}</span>
    </span>
  );
}
