/** The rules of « Investir »: what an amount buys, and when the warning is required. */
import { amountDue, needsWarning, type Proposal, parseUnits, proposals } from '@repo/domain/kaskad';
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
  const price = decimal(detail.round.price);
  const items = proposals(amount, price, boundsOf(detail));
  if (items.length > 0) return { items, refusal: null };
  const units = proposals(amount, price, unbounded)[0]?.units ?? 0n;
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

export const dueOf = (units: bigint, { round }: RoundDetail): Decimal =>
  amountDue(units, decimal(round.price));

/** Whether the warning, a consent and a question are required. */
export function isWarned(due: Decimal, { mine }: RoundDetail, netWorth: string): boolean {
  if (mine.warning_floor === null) return false;
  const investor = {
    regime: 'psfp',
    isOn: true,
    isSophisticated: false,
    isConsumer: true,
    isTraded: false,
  } as const;
  return needsWarning(investor, due, readAmount(netWorth));
}

/** One key an attempt, the same in two tabs: what is requested, after as many investments. */
export function keyOfAttempt(roundId: string, { units, asset, before }: InvestDraft): string {
  return `invest-${roundId}-${before}-${units}-${asset}`.replaceAll(/[^\w-]/g, '_').slice(0, 128);
}
