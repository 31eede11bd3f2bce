/** The list of payouts: its filters and its views. */
import type { components, OperationParams } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import { payoutKinds } from '@repo/domain/books';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { decimal, sumOf, toText } from '@repo/domain/money';
import {
  decidePayoutAction,
  isCreditTransfer,
  type PayoutState,
  type PreparationValues,
  payoutStates,
  payoutStateTexts,
  shortAccount,
} from '@repo/domain/payouts';
import { confirmedParts } from '../../shared/confirmed-parts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { payoutFormTexts } from './payout-panel.texts.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

export type PayoutRow = components['schemas']['PayoutRow'];
type ListQuery = NonNullable<OperationParams<'listPayouts'>['query']>;

const states: readonly (PayoutState | 'open')[] = ['open', ...payoutStates];

export const payoutList = defineList({
  sorts: ['due_by', '-due_by'],
  filters: {
    q: textFilter('search'),
    state: choiceFilter('payout', states),
    kind: choiceFilter('payoutKind', payoutKinds),
    kind_not: choiceFilter('payoutKindNot', payoutKinds),
    late: choiceFilter('late', ['true'] as const),
  },
  isPagedByRow: true,
});

export type PayoutListState = ReturnType<typeof payoutList.read>;

/** The tabs: what is still owed, then each state. */
export const payoutViews = [
  'open',
  'to_qualify',
  'to_prepare',
  'to_approve',
  'to_execute',
  'executed',
  'void',
  'replaced',
] as const;
export type PayoutView = (typeof payoutViews)[number];

/** The tab of an address; what is still owed unless it names another state. */
export function currentView({ filters }: Pick<PayoutListState, 'filters'>): PayoutView {
  return payoutViews.find((view) => view === filters.state) ?? 'open';
}

/** The order and the filters of an address: what is still owed unless it names a state. */
export const toPayoutFilters = (state: PayoutListState) => ({
  ...payoutList.toFilters(state),
  state: state.filters.state ?? 'open',
});

/** The request of an address. */
export const toPayoutQuery = (state: PayoutListState): ListQuery => ({
  ...payoutList.toQuery(state),
  ...toPayoutFilters(state),
});

export function viewLabel(view: PayoutView): string {
  return view === 'open' ? texts.open : payoutStateTexts[view];
}

type FileFacts = Pick<
  PayoutRow,
  'state' | 'asset' | 'paying_account' | 'is_received' | 'held_until' | 'hold' | 'file_id'
>;

/** Whether a file of credit transfers may hold it on `today`, by the rules that the server applies too. */
export function canBeFiled(row: FileFacts, today: string): boolean {
  const facts = payoutFacts(row);
  const isTransfer = isCreditTransfer({ asset: row.asset, account: row.paying_account });
  return (
    row.hold === null && isTransfer && decidePayoutAction('file', facts, { actor: 'admin', today }).isAllowed
  );
}

export function payoutFacts(row: Pick<PayoutRow, 'state' | 'is_received' | 'held_until' | 'file_id'>) {
  return {
    state: row.state,
    isReceived: row.is_received,
    heldUntil: row.held_until,
    isInFile: row.file_id !== null,
  };
}

/** Who is paid: the holder of the account, else the client, else the payer of what is returned. */
export function beneficiaryName({
  beneficiary,
  client,
  payer,
}: Pick<PayoutRow, 'beneficiary' | 'client' | 'payer'>): string {
  if (beneficiary !== null) return beneficiary.name;
  if (client === null) return payer ?? texts.noAccount;
  return client.is_company && client.company_name !== null
    ? client.company_name
    : `${client.firstname} ${client.lastname}`;
}

/** What a form that moves its money acts on, in words. */
export function payoutRecord(payout: PayoutRow): readonly Fact[] {
  const { state, beneficiary, method, executed_on: day } = payout;
  return [
    { id: 'state', label: texts.columns.state, value: payoutStateTexts[state] },
    ...(beneficiary === null
      ? []
      : [
          {
            id: 'to',
            label: texts.columns.to,
            value: `${beneficiary.name} · ${shortAccount(beneficiary.account, method)}`,
          },
        ]),
    ...(day === null
      ? []
      : [{ id: 'executed_on', label: payoutFormTexts.executedOn, value: formatNumericDate(day) }]),
  ];
}

/** The fields of the form; the last four are of a beneficiary that is typed. */
export interface PreparationForm extends PreparationValues {
  readonly name: string;
  readonly account: string;
  readonly bic: string;
  readonly reason: string;
  /** The name of the file that is chosen: its id is known once it is sent. */
  readonly form_id: string;
}

/** What a file of transfers confirms, in words: its total, then each amount and account. */
export function transferConfirmation(paid: readonly PayoutRow[], iban: string): string {
  const total = toText(sumOf(paid.map(({ amount }) => decimal(amount))));
  const transfers = paid.map(({ amount, asset, method, beneficiary }) =>
    texts.file.confirmed(formatBookAmount(amount, asset), shortAccount(beneficiary?.account ?? '', method)),
  );
  return confirmedParts(
    texts.file.confirms(paid.length, formatBookAmount(total, 'EURO'), iban),
    transfers,
    texts.file,
  );
}
