import { parisToday } from '@repo/client/clock';
import { formatNumericDate } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge } from '@repo/ui/feedback';
import { dueIn, dueTone } from '../../shared/due.ts';
import { HeldBadge } from '../../shared/HeldPayment.tsx';
import { refundStateTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { type RefundRow, refundAmount } from './refunds.model.ts';
import { refundsTexts as texts } from './refunds.texts.ts';

type Column = DataColumn<RefundRow>;

/** When it has to be paid; red once that day is past. */
export function RefundDue({ refund }: Pick<RefundRow, 'refund'>) {
  const today = parisToday();
  const day = <time dateTime={refund.due_by}>{formatNumericDate(refund.due_by)}</time>;
  if (refund.state === 'executed') return day;
  return (
    <span className="nowrap">
      {day} <Badge tone={dueTone(refund.due_by, today)}>{dueIn(refund.due_by, today)}</Badge>
    </span>
  );
}

const due: Column = { id: 'due_by', header: texts.columns.due, onCard: 'first', cell: RefundDue };
const owner: Column = {
  id: 'owner',
  header: texts.columns.owner,
  isRowName: true,
  cell: (row) => row.owner.name,
};
const amount: Column = {
  id: 'amount',
  header: texts.columns.amount,
  align: 'end',
  onCard: 'first',
  cell: refundAmount,
};
const investment: Column = {
  id: 'investment',
  header: texts.columns.investment,
  onCard: 'second',
  cell: (row) => <span className="nowrap">{row.investment_reference}</span>,
};
const round: Column = { id: 'round', header: texts.columns.round, cell: (row) => row.round_name };
const cause: Column = { id: 'cause', header: texts.columns.cause, cell: (row) => texts.causes[row.cause] };
const state: Column = {
  id: 'state',
  header: texts.columns.state,
  cell: ({ refund, hold }) => (
    <>
      {refundStateTexts[refund.state]}
      <HeldBadge hold={hold} />
    </>
  ),
};

/** The columns of the list; beside an open refund only those that distinguish rows. */
export const refundColumns = ({ isNarrow }: { readonly isNarrow: boolean }): readonly Column[] =>
  isNarrow ? [due, owner, amount] : [due, owner, amount, investment, round, cause, state];
