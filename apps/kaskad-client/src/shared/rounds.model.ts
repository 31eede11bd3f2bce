/** A round and an investment of the API: what they are called and how far a round is. */
import type { OperationOutput } from '@repo/api-sdk';
import { type RoundMark, type RoundUnits, reflectionFrom, roundMarks, unitsOf } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import { shareOf } from './grants.model.ts';

export type RoundCard = OperationOutput<'listRounds'>['items'][number];
export type RoundDetail = OperationOutput<'getRound'>;
export type Investment = OperationOutput<'listInvestments'>['items'][number];
export type InvestmentDetail = OperationOutput<'getInvestment'>;
export type Instrument = RoundCard['instrument'];
export type PaymentAsset = RoundDetail['payment_assets'][number];

/** Rounds move while they are read: they are fetched again as often. */
export const roundPollIntervalMs = 15_000;

/** Units of a round are whole. */
export const wholeUnits = (text: string): bigint => unitsOf(text, 0);

const shownStatuses = ['reservations', 'open', 'oversubscribed', 'suspended'];

/** Whether a round is still to come or running; the others are past. */
export const isCurrent = ({ status }: Pick<RoundCard, 'status'>): boolean => shownStatuses.includes(status);

export interface RoundProgress {
  readonly units: RoundUnits;
  readonly cap: bigint;
  /** Of the cap; above 1 in all where more is requested. */
  readonly shares: Readonly<Record<RoundMark, number>>;
  /** The parts of the bar, which is as long as the cap or the demand, the larger. */
  readonly parts: readonly { readonly id: RoundMark | 'free'; readonly share: number }[];
  /** Where the minimum, the target and the cap stand on the bar. */
  readonly places: Readonly<Record<'minimum' | 'target' | 'cap', number>>;
}

export function roundProgress(round: RoundCard): RoundProgress {
  const cap = wholeUnits(round.cap);
  const units = {
    firm: wholeUnits(round.marks.firm),
    under_period: wholeUnits(round.marks.under_period),
    waiting: wholeUnits(round.marks.waiting),
  };
  const demand = units.firm + units.under_period + units.waiting;
  const length = demand > cap ? demand : cap;
  const bar = [
    ...roundMarks.map((id) => ({ id, units: units[id] })),
    { id: 'free' as const, units: length - demand },
  ];
  return {
    units,
    cap,
    shares: {
      firm: shareOf(units.firm, cap),
      under_period: shareOf(units.under_period, cap),
      waiting: shareOf(units.waiting, cap),
    },
    parts: bar
      .filter((part) => part.units > 0n)
      .map((part) => ({ id: part.id, share: shareOf(part.units, length) })),
    places: {
      minimum: shareOf(wholeUnits(round.minimum), length),
      target: shareOf(wholeUnits(round.target), length),
      cap: shareOf(cap, length),
    },
  };
}

/** The units that count: allotted ones once there is an allotment. */
export const unitsShown = ({ units, allotted_units }: Investment): bigint =>
  wholeUnits(allotted_units ?? units);

/** Whether nothing is due beside the price. */
export const isFree = (fee: string): boolean => decimal(fee).eq(0);

export const dueShown = ({ due, allotted_due }: Investment): string => allotted_due ?? due;

/** What of it is the fee; null for none. */
export function feeShown({ fee, allotted_fee }: Investment): string | null {
  const shown = allotted_fee ?? fee;
  return isFree(shown) ? null : shown;
}

const endedStates: readonly Investment['state'][] = [
  'issued',
  'withdrawn',
  'expired',
  'refunded',
  'transferred',
];

export type InvestmentTab = 'running' | 'ended' | 'rounds' | 'reservations';

/** The list that an investment is in; one that waits for a refund still runs. */
export function tabOf({ state, next_step }: Investment): Exclude<InvestmentTab, 'rounds'> {
  if (state === 'reserved') return 'reservations';
  return endedStates.includes(state) && next_step !== 'wait_refund' ? 'ended' : 'running';
}

export interface LegalPeriod {
  readonly kind: 'reflection' | 'withdrawal';
  readonly from: Date;
  /** The first instant after it. */
  readonly until: Date;
}

/** The period of an investment that runs for the server; null without one. */
export function periodOf(investment: Investment): LegalPeriod | null {
  const { state, can_withdraw, reflection_until, withdrawal_until, signed_at } = investment;
  if (!can_withdraw) return null;
  if (state === 'reflection' && reflection_until !== null) {
    const until = new Date(reflection_until);
    return { kind: 'reflection', from: reflectionFrom(until), until };
  }
  if (state === 'withdrawable' && withdrawal_until !== null && signed_at !== null)
    return { kind: 'withdrawal', from: new Date(signed_at), until: new Date(withdrawal_until) };
  return null;
}

/** How much of a period has passed, from 0 to 1. */
export function passedShare({ from, until }: LegalPeriod, at: Date): number {
  const length = until.getTime() - from.getTime();
  return length <= 0 ? 1 : Math.min(1, Math.max(0, (at.getTime() - from.getTime()) / length));
}

type InvestmentEvent = InvestmentDetail['events'][number]['event'];

/** Whether an event of the API is one of these words. */
export function isEventOf<Event extends InvestmentEvent | 'other'>(
  words: Readonly<Record<Event, string>>,
  event: string,
): event is Event {
  return Object.hasOwn(words, event);
}
