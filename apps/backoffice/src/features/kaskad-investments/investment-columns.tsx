import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { investmentStateTones } from '../../shared/kaskad/kaskad-tones.ts';
import { euros, type InvestmentRow, paymentText, periodText } from './investments.model.ts';
import { investmentsTexts as texts } from './investments.texts.ts';

type Column = DataColumn<InvestmentRow>;

const dayOf = (instant: string | null) => (instant === null ? texts.none : formatNumericDateTime(instant));

const reference: Column = {
  id: 'reference',
  header: texts.columns.reference,
  isRowName: true,
  cell: ({ investment }) => <span className="nowrap">{investment.reference}</span>,
};
const owner: Column = {
  id: 'owner',
  header: texts.columns.owner,
  onCard: 'second',
  cell: (row) => row.owner.name,
};
const round: Column = {
  id: 'round',
  header: texts.columns.round,
  cell: ({ investment }) => `${investment.round.issuer.name} · ${investment.round.name}`,
};
const instrument: Column = {
  id: 'instrument',
  header: texts.columns.instrument,
  cell: ({ investment }) => kaskadTexts.instrument[investment.round.instrument],
};
const due: Column = {
  id: 'due',
  header: texts.columns.due,
  align: 'end',
  onCard: 'first',
  cell: ({ investment }) => euros(investment.due),
};
const allotted: Column = {
  id: 'allotted',
  header: texts.columns.allotted,
  align: 'end',
  cell: ({ investment }) => (investment.allotted_due === null ? texts.none : euros(investment.allotted_due)),
};
const state: Column = {
  id: 'state',
  header: texts.columns.state,
  onCard: 'first',
  cell: ({ investment }) => (
    <StatusBadge labels={kaskadTexts.investment} status={investment.state} tones={investmentStateTones} />
  ),
};
const payment: Column = { id: 'payment', header: texts.columns.payment, cell: paymentText };
const proof: Column = {
  id: 'proof',
  header: texts.columns.proof,
  cell: (row) => dayOf(row.proof_filed_at),
};
const signature: Column = {
  id: 'signature',
  header: texts.columns.signature,
  cell: ({ investment }) => dayOf(investment.signed_at),
};
const period: Column = { id: 'period', header: texts.columns.period, cell: periodText };
const vesting: Column = {
  id: 'vesting',
  header: texts.columns.vesting,
  cell: (row) => (row.template ? texts.withPlan : texts.withoutPlan),
};
const register: Column = {
  id: 'register',
  header: texts.columns.register,
  align: 'end',
  cell: (row) => (row.register_number === null ? texts.none : texts.registerNumber(row.register_number)),
};
const created: Column = {
  id: 'created',
  header: texts.columns.created,
  cell: (row) => formatNumericDate(row.created_at.slice(0, 10)),
};

const all = [
  reference,
  owner,
  round,
  instrument,
  due,
  allotted,
  state,
  payment,
  proof,
  signature,
  period,
  vesting,
  register,
  created,
] as const;

/** The columns of the list; beside an open investment only those that distinguish rows. */
export const investmentColumns = ({ isNarrow }: { readonly isNarrow: boolean }): readonly Column[] =>
  isNarrow ? [reference, owner, due, state] : all;
