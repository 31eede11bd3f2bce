/** The list of change requests: its two tabs, each paged by the server in an order of its own. */
import type { components } from '@repo/api-sdk';
import { choiceFilter, defineList } from '@repo/client/list';
import { type AddressName, readAddress } from '@repo/client/staff-address';
import { type ChangeKind, changeKindTexts } from '@repo/domain/two-persons';
import { confirmedParts } from '../../shared/confirmed-parts.ts';
import { paths } from '../../shared/paths.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

export const changeRequestTabs = ['to_decide', 'mine', 'decided'] as const;
export type ChangeRequestTab = (typeof changeRequestTabs)[number];

export const publishedValues = ['navs', 'fx_rates'] as const;

export const changeRequestList = defineList({
  filters: { publishes: choiceFilter('publishes', publishedValues) },
  sorts: ['created_at'],
  isPagedByRow: true,
});

/** A saved view stores the tab too. */
export const changeRequestViewParameters: readonly AddressName[] = [...changeRequestList.parameters, 'tab'];

/** Where a change of each kind is made. */
const screens: Readonly<Record<ChangeKind, (subjectId: string) => string>> = {
  'payment.validate': paths.contract,
  'payment.rectify': paths.contract,
  'withdrawal.record': paths.contract,
  'contract.close': paths.contract,
  'contract.renounce': paths.contract,
  'kyc.revoke': (id) => paths.user(id),
  'kyc.reopen_final': (id) => paths.user(id),
  'payout.approve': paths.payout,
  'deal.settle': () => paths.corrections,
  'movement.record': () => paths.receipts,
  'movement.reverse': () => paths.journal,
  'strategy.payment_details': paths.product,
  'strategy.terms': paths.product,
  'strategy.state': paths.product,
  'nav.publish': () => paths.navEntry,
  'nav.correct': () => paths.navEntry,
  'nav.withdraw': () => paths.navsList,
  'fx.manual': () => paths.fxRates,
  'fx.correct': () => paths.fxRates,
  'fx.withdraw': () => paths.fxRates,
  'parameter.change': () => paths.parameters,
  'user.role': (id) => paths.user(id),
  'user.email': (id) => paths.user(id),
  'user.payouts': (id) => paths.user(id),
  'user.profile': (id) => paths.user(id),
  'user.factors': (id) => paths.user(id),
  'staff.factors': () => paths.staffSessions,
  'grant.change': (id) => paths.grant(id),
  'grant.cancel': (id) => paths.grant(id),
  'claim.execute': (id) => paths.claim(id),
  'class.tge': () => paths.tokenClasses,
  'investment.validate': (id) => paths.kaskadInvestment(id),
  'refund.approve': (id) => paths.kaskadRefund(id),
  'round.approve': paths.round,
  'round.fee_transfer': paths.round,
  'issuer.payment_details': paths.issuer,
  'allotment.publish': paths.allotment,
};

type Request = Pick<components['schemas']['ChangeRequest'], 'kind' | 'subject_id' | 'typed'>;

export function resumePath({ kind, subject_id: id, typed }: Request): string {
  // A receipt that was attached.
  if (kind === 'payment.validate' && typed === null) return paths.receipts;
  return screens[kind](id);
}

/** What an approval confirms, in words: what, of whom, with its amount, account or value. */
export function confirmationOf({
  kind,
  subject_label: subject,
  lines,
}: Pick<components['schemas']['ChangeRequest'], 'kind' | 'subject_label' | 'lines'>): string {
  const values = lines.flatMap(({ label, after }) => (after === null ? [] : [texts.confirmed(label, after)]));
  return confirmedParts(`${changeKindTexts[kind]}, ${subject}`, values, { others: texts.otherLines });
}

export function readTab(address: URLSearchParams): ChangeRequestTab {
  const tab = readAddress(address, 'tab');
  return changeRequestTabs.find((known) => known === tab) ?? 'to_decide';
}

export function toListQuery(address: URLSearchParams) {
  const { sort: _sort, ...query } = changeRequestList.toQuery(changeRequestList.read(address));
  return { ...query, tab: readTab(address) };
}
