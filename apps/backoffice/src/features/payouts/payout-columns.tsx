import { parisToday } from '@repo/client/clock';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { payoutKindTexts, payoutStateTexts, shortAccount } from '@repo/domain/payouts';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge, StatusBadge } from '@repo/ui/feedback';
import { dueIn, dueTone } from '../../shared/due.ts';
import { HeldBadge } from '../../shared/HeldPayment.tsx';
import { payoutStateTones } from '../../shared/payout-tones.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { beneficiaryName, type PayoutRow } from './payouts.model.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

const due: DataColumn<PayoutRow> = {
  id: 'due_by',
  header: texts.columns.due,
  cell: (row) => <DueDate row={row} />,
};
const kind: DataColumn<PayoutRow> = {
  id: 'kind',
  header: texts.columns.kind,
  cell: (row) => payoutKindTexts[row.kind],
};
const beneficiary: DataColumn<PayoutRow> = {
  id: 'beneficiary',
  header: texts.columns.beneficiary,
  isRowName: true,
  cell: beneficiaryName,
};
const contract: DataColumn<PayoutRow> = {
  id: 'contract',
  header: texts.columns.contract,
  cell: (row) => <span className="nowrap">{row.po_number ?? sharedTexts.none}</span>,
};
const to: DataColumn<PayoutRow> = {
  id: 'to',
  header: texts.columns.to,
  cell: (row) =>
    row.beneficiary === null ? (
      sharedTexts.none
    ) : (
      <>
        <span className="nowrap">{shortAccount(row.beneficiary.account, row.method)}</span>{' '}
        <span className="muted small">{texts.sources[row.beneficiary.source]}</span>
      </>
    ),
};
const exitFee: DataColumn<PayoutRow> = {
  id: 'exit_fee',
  header: texts.columns.exitFee,
  align: 'end',
  cell: (row) => (row.exit_fee === null ? sharedTexts.none : formatBookAmount(row.exit_fee, row.asset)),
};
const amount: DataColumn<PayoutRow> = {
  id: 'amount',
  header: texts.columns.amount,
  onCard: 'first',
  align: 'end',
  cell: (row) => formatBookAmount(row.amount, row.asset),
};
const state: DataColumn<PayoutRow> = {
  id: 'state',
  header: texts.columns.state,
  onCard: 'first',
  cell: (row) => (
    <>
      <StatusBadge labels={payoutStateTexts} status={row.state} tones={payoutStateTones} />
      {row.state === 'to_execute' && row.file_id !== null ? ` ${texts.file.isIn}` : null}
      <HeldBadge hold={row.hold} />
    </>
  ),
};

/** The columns of the list; beside an open payout only those that distinguish rows. */
export function payoutColumns({
  isNarrow,
}: {
  readonly isNarrow: boolean;
}): readonly DataColumn<PayoutRow>[] {
  return isNarrow
    ? [due, beneficiary, amount, state]
    : [due, kind, beneficiary, contract, to, exitFee, amount, state];
}

/** The last day to pay, and how far it is while it is owed. */
export function DueDate({ row }: { readonly row: PayoutRow }) {
  if (!row.is_received && row.state !== 'void') return <Badge tone="warning">{texts.notReceived}</Badge>;
  if (row.due_by === null) return sharedTexts.none;
  const day = formatNumericDate(row.due_by);
  if (row.executed_on !== null || row.state === 'void' || row.state === 'replaced') return day;
  const today = parisToday();
  return (
    <>
      <Badge look="plain" tone={dueTone(row.due_by, today)}>
        {dueIn(row.due_by, today)}
      </Badge>{' '}
      {day}
    </>
  );
}
