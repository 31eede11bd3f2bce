/** The list of investments: its filters and its views; what an investment acts on, in words. */
import type { components, OperationOutput, OperationParams } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import { formatBookAmount, formatDecimal, formatNumericDateTime, NBSP } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import type { Fact } from '../../shared/use-record-call.ts';
import { investmentsTexts as texts } from './investments.texts.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<OperationParams<'listIssuedInvestments'>['query']>;
type WireRow = Schemas['IssuedInvestmentRow'];
export type InvestmentDetail = OperationOutput<'getIssuedInvestment'>;

export interface InvestmentRow extends WireRow {
  readonly id: string;
}

export const investmentViews = [
  'to_check',
  'under_period',
  'to_allot',
  'to_issue',
  'to_refund',
  'waiting',
  'reserved',
  'issued',
  'ended',
] as const satisfies readonly Schemas['InvestmentView'][];

export const investmentList = defineList({
  sorts: ['-created_at'],
  filters: {
    q: textFilter('search'),
    view: choiceFilter('investment', investmentViews),
    round: textFilter('round'),
  },
  isPagedByRow: true,
});

export type InvestmentListState = ReturnType<typeof investmentList.read>;

/** The request of an address: what is to be checked unless it names a view. The server orders it. */
export function toInvestmentQuery(state: InvestmentListState): ListQuery {
  const { sort: _sort, ...query } = investmentList.toQuery(state);
  return { ...query, view: state.filters.view ?? 'to_check' };
}

/** Of the whole list, as a file. */
export function toInvestmentFilters(state: InvestmentListState) {
  const { sort: _sort, ...filters } = investmentList.toFilters(state);
  return { ...filters, view: state.filters.view ?? 'to_check' };
}

export const toInvestmentRow = (row: WireRow): InvestmentRow => ({ ...row, id: row.investment.id });

export const euros = (amount: string): string => formatBookAmount(amount, 'EUR');

/** What is due, with the fee in it where there is one. */
export const dueText = ({ due, fee }: WireRow['investment']): string =>
  decimal(fee).eq(0) ? euros(due) : texts.withFee(euros(due), euros(fee));

export const unitsText = (units: string): string => {
  const shown = formatDecimal(units);
  return `${shown}${NBSP}${units === '1' ? texts.unit : texts.units}`;
};

/** What was received of what is due. */
export function paymentText({ investment, received }: WireRow): string {
  if (investment.paid_at !== null) return texts.paid;
  if (investment.state === 'reserved') return texts.none;
  return decimal(received).gt(0) ? texts.partly(euros(received), euros(investment.due)) : texts.awaited;
}

/** The last instant at which the investor may still go back, of either period. */
export const periodEnd = ({ investment }: WireRow): string | null =>
  investment.withdrawal_until ?? investment.reflection_until;

export const periodText = (row: WireRow): string => {
  const end = periodEnd(row);
  return end === null ? texts.none : formatNumericDateTime(end);
};

/** What a form on an investment acts on. */
export const investmentFacts = ({ investment }: WireRow): readonly Fact[] => [
  { id: 'state', label: texts.columns.state, value: kaskadTexts.investment[investment.state] },
  { id: 'due', label: texts.columns.due, value: dueText(investment) },
  { id: 'units', label: texts.unitsLabel, value: formatDecimal(investment.units) },
];
