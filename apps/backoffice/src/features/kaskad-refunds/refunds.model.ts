/** The list of refunds: its views; what a refund acts on, and the forms that prepare and record it. */
import type { components, OperationOutput, OperationParams } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import { networkOfAsset } from '@repo/domain/crypto-address';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatBookAmount } from '@repo/domain/format';
import {
  type ExecutionField,
  type ExecutionValues,
  type PayoutMethod,
  shortAccount,
  validatePayoutExecution,
  validatePayoutPreparation,
} from '@repo/domain/payouts';
import type { Verdict } from '@repo/domain/validation';
import { refundStateTexts } from '../../shared/kaskad/kaskad.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { refundsTexts as texts } from './refunds.texts.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<OperationParams<'listRefunds'>['query']>;
type WireRow = Schemas['RefundRow'];
export type RefundDetail = OperationOutput<'getRefund'>;

export interface RefundRow extends WireRow {
  readonly id: string;
}

export const refundViews = ['to_prepare', 'to_approve', 'to_execute', 'executed'] as const;

export const refundList = defineList({
  sorts: ['due_by'],
  filters: { q: textFilter('search'), state: choiceFilter('refund', refundViews) },
  isPagedByRow: true,
});

export type RefundListState = ReturnType<typeof refundList.read>;

/** The request of an address: those to be prepared unless it names a state. The server orders it. */
export function toRefundQuery(state: RefundListState): ListQuery {
  const { sort: _sort, ...query } = refundList.toQuery(state);
  return { ...query, state: state.filters.state ?? 'to_prepare' };
}

/** Of the whole list, as a file. */
export function toRefundFilters(state: RefundListState) {
  const { sort: _sort, ...filters } = refundList.toFilters(state);
  return { ...filters, state: state.filters.state ?? 'to_prepare' };
}

export const toRefundRow = (row: WireRow): RefundRow => ({ ...row, id: row.refund.id });

export const refundAmount = ({ refund }: WireRow): string => formatBookAmount(refund.amount, refund.asset);

/** Money goes back by the means it came. */
export const methodOf = ({ refund }: WireRow): PayoutMethod => (refund.asset === 'EURO' ? 'rib' : 'crypto');

export const shownAccount = (account: string, row: WireRow): string => shortAccount(account, methodOf(row));

/** What a form on a refund acts on. */
export const refundFacts = (row: WireRow): readonly Fact[] => [
  { id: 'state', label: texts.columns.state, value: refundStateTexts[row.refund.state] },
  { id: 'amount', label: texts.columns.amount, value: refundAmount(row) },
  { id: 'beneficiary', label: texts.beneficiary, value: row.beneficiary?.name ?? texts.none },
];

export type RefundAction = 'prepare' | 'execute';

/** What its state allows; nothing while a change awaits, or while the owner’s payouts are held. */
export function refundAction({ row, pending_change: pending }: RefundDetail): RefundAction | null {
  if (pending !== null || row.hold !== null) return null;
  if (row.refund.state === 'to_prepare') return 'prepare';
  return row.refund.state === 'to_execute' ? 'execute' : null;
}

type Source = Schemas['RefundBeneficiary']['source'];

export interface PreparationForm {
  readonly source: Source;
  readonly name: string;
  readonly account: string;
  readonly bic: string;
  readonly reason: string;
}

/** The first that may be paid, as the server orders them. */
export const emptyPreparation = ({ row, known }: RefundDetail): PreparationForm => ({
  source: known.find(({ is_usable: isUsable }) => isUsable)?.beneficiary.source ?? 'staff',
  name: row.owner.name,
  account: '',
  bic: '',
  reason: '',
});

/** The checks of any payout; no signed form is attached here. */
export function validatePreparation(values: PreparationForm, row: WireRow): Verdict<keyof PreparationForm> {
  const { asset } = row.refund;
  const { failures } = validatePayoutPreparation(
    { ...values, form_id: values.source },
    { method: methodOf(row), network: asset === 'EURO' ? null : networkOfAsset[asset] },
  );
  const shown = failures.flatMap(({ field, message }) => (field === 'form_id' ? [] : [{ field, message }]));
  return { failures: shown, first: shown[0] ?? null };
}

export function toPreparationBody(values: PreparationForm): Schemas['PrepareRefundBody'] {
  if (values.source !== 'staff') return { source: values.source, reason: values.reason.trim() };
  return {
    source: 'staff',
    name: values.name.trim(),
    account: values.account.trim(),
    ...(values.bic.trim() !== '' && { bic: values.bic.trim() }),
    reason: values.reason.trim(),
  };
}

const anyPastDay = isoDay('1970-01-01');

/** The server knows since when it is owed. */
export const validateExecution = (values: ExecutionValues, today: IsoDay): Verdict<ExecutionField> =>
  validatePayoutExecution(values, { requestedOn: anyPastDay, heldUntil: null, today });
