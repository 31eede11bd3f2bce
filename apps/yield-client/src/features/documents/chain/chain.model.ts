/** The text and the link of each step of a contract, as shown to its client. */
import type { OperationOutput } from '@repo/api-sdk';
import { parisToday } from '@repo/client/clock';
import { type ChainDetails, type ChainStep, type ChainStepName, chainOf } from '@repo/client/contract-chain';
import { addWorkingDays, daysBetween, type IsoDay, isIsoDay } from '@repo/domain/dates';
import {
  formatBookAmount,
  formatDashboardAmount,
  formatDecimal,
  formatNumericDate,
  formatNumericDateTime,
} from '@repo/domain/format';
import { isProofRefused, payoutNote, payoutNotes } from '../documents.model.ts';
import { documentsTexts } from '../documents.texts.ts';
import { chainTexts as texts } from './chain.texts.ts';

export type ContractChain = OperationOutput<'getContractChain'>;
type Order = ContractChain['orders'][number];
type Deal = NonNullable<Order['deal']>;

/** The link of a step: a file, the proof of payment, the explained figures of the product. */
type ChainLink = 'contractFile' | 'proof' | 'figures';

export interface LinkedStep extends ChainStep {
  readonly link?: ChainLink | undefined;
}

/** The steps of a client's contract; withdrawals come before its end. */
export function chainSteps(chain: ContractChain): LinkedStep[] {
  const { steps, end } = chainOf(chain.contract, detailsOf(chain));
  const links = linksOf(chain);
  const linked = steps.map((step) => ({
    ...step,
    ...(step.id === 'payment' && { title: texts.payment[chain.contract.payment_method] }),
    link: links[step.id],
  }));
  return [...linked, ...redemptions(chain), ...(end === null ? [] : [withNote(end, chain)])];
}

function detailsOf(chain: ContractChain): ChainDetails {
  const { contract } = chain;
  const provedAt = isProofRefused(contract) ? null : (contract.payment_proof?.submitted_at ?? null);
  return {
    contract: joined([
      texts.subscribed(
        formatNumericDateTime(contract.created_at),
        formatBookAmount(contract.amount, contract.currency),
      ),
      ...(contract.prepared_by === null ? [] : [texts.prepared(contract.prepared_by)]),
    ]),
    signature: contract.signed_at && formatNumericDateTime(contract.signed_at),
    proof: provedAt && formatNumericDateTime(provedAt),
    payment: sayPayment(chain),
    firstNav: sayFirstNav(chain),
    value: sayValue(chain),
  };
}

/** What a step that has not happened waits for, with the day on which it is expected where that is known. */
export function waitText(id: string, chain: ContractChain, today: IsoDay = parisToday()): string | null {
  const { contract, orders } = chain;
  const { waits } = texts;
  switch (id) {
    case 'signature':
      return waits.signature;
    case 'proof':
      return waits.proof;
    case 'payment':
      return sayExpected(arrivalDay(contract), today) ?? waits.payment[contract.payment_method];
    case 'firstNav':
      return sayExpectedNav(orders, today) ?? waits.firstNav;
    case 'value':
      return waits.value;
    default:
      return null;
  }
}

/** A transfer in euros arrives on the next working day at the latest, coins on the same day. */
function arrivalDay(contract: ContractChain['contract']): IsoDay | null {
  const sentOn = contract.payment_proof?.executed_on;
  if (isProofRefused(contract) || !isIsoDay(sentOn)) return null;
  return contract.payment_method === 'rib' ? addWorkingDays(sentOn, 1) : sentOn;
}

function sayExpected(day: IsoDay | null, today: IsoDay): string | null {
  if (day === null) return null;
  if (day === today) return texts.waits.expectedToday;
  return texts.waits[day > today ? 'expectedOn' : 'expectedSince'](formatNumericDate(day));
}

function sayExpectedNav(orders: readonly Order[], today: IsoDay): string | null {
  const day = orders.find(({ kind }) => kind === 'subscription')?.expected_nav_day ?? null;
  if (day === null) return null;
  if (day === today) return texts.waits.navToday;
  return texts.waits[day > today ? 'nav' : 'navSince'](formatNumericDate(day));
}

function linksOf({ contract, value }: ContractChain): Partial<Record<ChainStepName, ChainLink | undefined>> {
  const isProved = (contract.payment_proof?.submitted_at ?? null) !== null;
  return {
    signature: contract.contract_url === null ? undefined : 'contractFile',
    proof: contract.status === 'signed' || isProved ? 'proof' : undefined,
    value: value === null ? undefined : 'figures',
  };
}

/** Each sum that was received, and what is missing of the amount signed. */
function sayPayment({ receipts, missing, contract: { currency, payment_method: method } }: ContractChain) {
  const received = receipts.map(({ day, amount, currency: asset }) =>
    texts.received[method](formatNumericDate(day), formatBookAmount(amount, asset)),
  );
  if (missing !== null) received.push(texts.missing(formatBookAmount(missing, currency)));
  return received.length === 0 ? null : joined(received);
}

function sayFirstNav({ orders }: ContractChain): string | null {
  const paid = orders.find(({ kind }) => kind === 'subscription');
  return paid?.deal ? joined(dealParts(paid.deal, paid.currency)) : null;
}

/** « Exécuté à la VL du 20/11/2026, publiée le 21/11/2026 : 101 USD », the rates applied, units and fees, as booked. */
function dealParts(deal: Deal, asset: string): string[] {
  const { nav, nav_date: day, nav_published_on: published, nav_currency: navCurrency, quotes } = deal;
  const at = texts.executed(formatNumericDate(day), published === null ? null : formatNumericDate(published));
  return [
    nav === null ? at : texts.nav(at, formatDecimal(nav), navCurrency),
    ...quotes.map(({ base, quote, rate, date }) =>
      texts.quote(`${base}/${quote}`, formatDecimal(rate), formatNumericDate(date)),
    ),
    texts.units(formatDecimal(deal.units)),
    texts.fees(formatBookAmount(deal.fees, asset)),
  ];
}

const joined = (parts: readonly string[]) => parts.join(' · ');

function sayValue({ value }: ContractChain): string | null {
  if (value === null) return null;
  return texts.held(
    navDay(value),
    formatDecimal(value.nav),
    value.amount === null
      ? documentsTexts.notComputable(value.currency)
      : formatDashboardAmount(value.amount, value.currency),
  );
}

/** A NAV that is late has its age. */
function navDay({ nav_date: day, is_nav_late: isLate }: NonNullable<ContractChain['value']>): string {
  const shown = formatNumericDate(day);
  return isLate && isIsoDay(day) ? texts.aged(shown, daysBetween(day, parisToday())) : shown;
}

/** Each withdrawal, then the closing: requested, executed, owed and paid. */
function redemptions({ orders }: ContractChain): ChainStep[] {
  return orders
    .filter(({ kind }) => kind !== 'subscription')
    .map((order) => ({
      id: order.id,
      title: texts.redemptions[order.kind],
      isAwaited: order.deal === null,
      detail: joined([texts.requested(formatNumericDate(order.requested_at)), ...redemptionParts(order)]),
    }));
}

function redemptionParts({ deal, currency, payout, order_day: day }: Order): string[] {
  if (deal === null) return [texts.awaiting(formatNumericDate(day))];
  const [at = '', ...rest] = dealParts(deal, currency);
  const amount = formatBookAmount(deal.net, currency);
  const owed = payout === null ? null : payoutNote(payout);
  return [at, amount, ...rest, ...(owed === null ? [] : [owed])];
}

/** What is owed or was paid beside its orders, next to its date. */
function withNote(end: ChainStep, { contract, orders }: ContractChain): ChainStep {
  const own = new Set(orders.map(({ payout }) => payout?.id));
  const others = contract.payouts.filter(({ id }) => !own.has(id));
  return { ...end, detail: joined([end.detail ?? [], ...payoutNotes({ payouts: others })].flat()) };
}
