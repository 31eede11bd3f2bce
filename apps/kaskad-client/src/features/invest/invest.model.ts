/** The rules of « Investir »: what an amount buys, and when the warning is required. */
import { formatDashboardAmount } from '@repo/domain/format';
import {
  type AmountDue,
  amountDue,
  type DueTerms,
  needsWarning,
  type Proposal,
  parseUnits,
  proposals,
} from '@repo/domain/kaskad';
import { type Decimal, decimal, roundTo } from '@repo/domain/money';
import { readAmount } from '@repo/domain/validation';
import { boundsOf, unitsRefusal } from '../../shared/bounds.model.ts';
import type { RoundDetail } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { formatRoundUnits } from '../../shared/use-amounts.ts';
import { investTexts } from './invest.texts.ts';

const texts = investTexts.amount;

export interface InvestDraft {
  /** Decimal text in euros, as typed. */
  readonly amount: string;
  readonly units: string;
  readonly asset: string;
  /** The ids of the versions that were opened, and of those that were accepted, with spaces between. */
  readonly opened: string;
  readonly accepted: string;
  readonly hasAcceptedRisks: boolean;
  readonly hasReadWarning: boolean;
  /** `yes`, `no`, or empty. */
  readonly canLose: string;
  /** The investments of the client in the round when the flow began: a key of another attempt differs by it. */
  readonly before: string;
}

export const emptyDraft: InvestDraft = {
  amount: '',
  units: '',
  asset: '',
  opened: '',
  accepted: '',
  hasAcceptedRisks: false,
  hasReadWarning: false,
  canLose: '',
  before: '',
};

export interface StepProps {
  readonly detail: RoundDetail;
  readonly draft: InvestDraft;
  readonly update: (change: Partial<InvestDraft>) => void;
  readonly netWorth: string;
  readonly setNetWorth: (netWorth: string) => void;
  readonly next: () => void;
  readonly previous: (() => void) | undefined;
  /** The draft of this tab is over. */
  readonly draftName: string;
}

export const idsOf = (text: string): string[] => text.split(' ').filter((id) => id !== '');

const tooLarge = decimal('1000000000000');
const unbounded = { least: 1n, most: null, held: 0n, remaining: null };

const refuse = (refusal: string) => ({ items: [], refusal });

/** What an amount in euros buys; or why it buys nothing. */
export function proposalsOf(
  typed: string,
  detail: RoundDetail,
): { readonly items: readonly Proposal[]; readonly refusal: string | null } {
  const amount = readAmount(typed);
  if (amount === null || amount.lte(0)) return refuse(texts.required);
  if (!roundTo(amount, 2).eq(amount)) return refuse(texts.decimals);
  if (amount.gte(tooLarge)) return refuse(texts.tooLarge);
  const terms = termsOf(detail);
  const items = proposals(amount, terms, boundsOf(detail));
  if (items.length > 0) return { items, refusal: null };
  const units = proposals(amount, terms, unbounded)[0]?.units ?? 0n;
  return refuse(refusalOf(units, detail) ?? texts.required);
}

const refusalOf = (units: bigint, detail: RoundDetail) =>
  unitsRefusal(units, detail, {
    words: roundsTexts.problems,
    write: (count) => formatRoundUnits(count, detail.round.instrument),
  });

/** Why typed units are refused; null when they are not. */
export function unitsMessage(typed: string, detail: RoundDetail): string | null {
  const units = parseUnits(typed, 0);
  return units === null ? texts.whole : refusalOf(units, detail);
}

const termsOf = ({ round, fee_percent }: RoundDetail): DueTerms => ({
  price: decimal(round.price),
  feePercent: decimal(fee_percent),
});

export const dueOf = (units: bigint, detail: RoundDetail): AmountDue => amountDue(units, termsOf(detail));

const line = (term: string, amount: Decimal) => ({ term, value: formatDashboardAmount(amount, 'EUR') });

/** What is due under a name for the units; with the fee beside their cost where the round has one. */
export function dueLines(
  units: bigint,
  detail: RoundDetail,
  costTerm?: string,
): { readonly term: string; readonly value: string }[] {
  const { cost, fee, due } = dueOf(units, detail);
  if (fee.eq(0)) return [line(costTerm ?? texts.due, due)];
  return [line(costTerm ?? texts.cost, cost), line(texts.fee, fee), line(texts.due, due)];
}

/** Of a proposal: « 4 991,00 € », or « 4 991,00 € + 49,91 € de frais ». */
export function proposalAmount({ cost, fee }: Proposal): string {
  const amount = formatDashboardAmount(cost, 'EUR');
  return fee.eq(0) ? amount : texts.withFee(amount, formatDashboardAmount(fee, 'EUR'));
}

/** Whether the warning, a consent and a question are required: the fee is not invested. */
export function isWarned(cost: Decimal, { mine }: RoundDetail, netWorth: string): boolean {
  if (mine.warning_floor === null) return false;
  const investor = {
    regime: 'psfp',
    isOn: true,
    isSophisticated: false,
    isConsumer: true,
    isTraded: false,
  } as const;
  return needsWarning(investor, cost, readAmount(netWorth));
}

/** One key an attempt, the same in two tabs: what is requested, after as many investments. */
export function keyOfAttempt(roundId: string, { units, asset, before }: InvestDraft): string {
  return `invest-${roundId}-${before}-${units}-${asset}`.replaceAll(/[^\w-]/g, '_').slice(0, 128);
}
