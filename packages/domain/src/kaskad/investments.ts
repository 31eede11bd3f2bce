/** The life of an investment, from reserved to issued (staff-and-kaskad 15.3). */
import type { KaskadActor } from './claims.ts';

export const investmentStates = [
  'reserved',
  'submitted',
  'reflection',
  'signed',
  'paid',
  'withdrawable',
  'firm',
  'allotted',
  'partly_allotted',
  'not_allotted',
  'issued',
  'withdrawn',
  'expired',
  'refunded',
  'transferred',
] as const;
export type InvestmentState = (typeof investmentStates)[number];

/**
 * `confirm`: the money is there and no period runs any more, or one still does. `refund`: its payout was executed. `expire`: unpaid
 * in time, or unsigned when the round closed.
 */
export const investmentActions = [
  'submit',
  'sign',
  'pay',
  'confirm',
  'withdraw',
  'expire',
  'allot',
  'issue',
  'refund',
  'transfer',
] as const;
export type InvestmentAction = (typeof investmentActions)[number];

/** `clock`: a job, when a date is reached or the round moves. */
export const investmentActors = ['owner', 'admin', 'clock', 'other'] as const;
export type InvestmentActor = KaskadActor | 'clock';

/** Why an action is refused; each reason has its own message. */
export type InvestmentRefusal =
  | 'forbidden'
  | 'reserved'
  | 'alreadySubmitted'
  | 'notSigned'
  | 'alreadySigned'
  | 'notPaid'
  | 'alreadyPaid'
  | 'alreadyFirm'
  | 'inReflection'
  | 'periodOver'
  | 'noPeriod'
  | 'notDue'
  | 'notFirm'
  | 'alreadyAllotted'
  | 'notAllotted'
  | 'alreadyIssued'
  | 'notIssued'
  | 'roundClosed'
  | 'roundNotFailed'
  | 'nothingReceived'
  | 'ended';

/** The states that an action applies to; `refused` in the others, in the order of the life. */
interface InvestmentRule {
  readonly by: readonly InvestmentActor[];
  readonly from: readonly InvestmentState[];
  readonly refused: Readonly<Record<OpenState, InvestmentRefusal>>;
}

/** Those in which an action may still apply; the others are ended. */
type OpenState = Exclude<InvestmentState, 'withdrawn' | 'expired' | 'refunded' | 'transferred'>;

const stages = {
  reserved: 'reserved',
  submitted: 'notSigned',
  reflection: 'notSigned',
  signed: 'notPaid',
  paid: 'notFirm',
  withdrawable: 'notFirm',
  firm: 'notAllotted',
  allotted: 'notIssued',
  partly_allotted: 'notIssued',
  not_allotted: 'notIssued',
  issued: 'alreadyIssued',
} as const satisfies Record<OpenState, InvestmentRefusal>;
/** What comes after a stage refuses what comes before it. */
const afterAllotment = {
  allotted: 'alreadyAllotted',
  partly_allotted: 'alreadyAllotted',
  not_allotted: 'alreadyAllotted',
} as const;
const afterPayment = {
  paid: 'alreadyPaid',
  withdrawable: 'alreadyPaid',
  firm: 'alreadyPaid',
  ...afterAllotment,
} as const;

/** The state machine, guards aside. */
export const investmentRules: Readonly<Record<InvestmentAction, InvestmentRule>> = {
  submit: {
    by: ['owner'],
    from: ['reserved'],
    refused: {
      ...stages,
      submitted: 'alreadySubmitted',
      reflection: 'alreadySubmitted',
      signed: 'alreadySigned',
      ...afterPayment,
    },
  },
  sign: {
    by: ['owner'],
    from: ['submitted', 'reflection'],
    refused: { ...stages, signed: 'alreadySigned', ...afterPayment },
  },
  pay: { by: ['admin'], from: ['signed'], refused: { ...stages, ...afterPayment } },
  confirm: {
    by: ['clock'],
    from: ['paid', 'withdrawable'],
    refused: { ...stages, firm: 'alreadyFirm', ...afterAllotment },
  },
  withdraw: {
    by: ['owner'],
    from: ['reserved', 'submitted', 'reflection', 'signed', 'paid', 'withdrawable', 'firm'],
    refused: { ...stages, ...afterAllotment },
  },
  expire: {
    by: ['clock'],
    from: ['reserved', 'submitted', 'reflection', 'signed'],
    refused: { ...stages, ...afterPayment },
  },
  allot: { by: ['admin'], from: ['firm'], refused: { ...stages, ...afterAllotment } },
  issue: {
    by: ['admin'],
    from: ['allotted', 'partly_allotted'],
    refused: { ...stages, not_allotted: 'notAllotted' },
  },
  refund: {
    by: ['admin', 'clock'],
    from: ['paid', 'withdrawable', 'firm', 'not_allotted', 'withdrawn', 'expired'],
    refused: { ...stages, ...afterAllotment },
  },
  transfer: { by: ['admin'], from: ['issued'], refused: stages },
};

/** The age at which a signed investment that is not paid expires. */
const UNPAID_MS = 10 * 24 * 3_600_000;
/** A reservation has priority for as long. */
const PRIORITY_MS = 7 * 24 * 3_600_000;

/** The last instant to pay what was signed: its round waits no longer than its own close. */
export const payBefore = (signedAt: Date, closesAt: Date): Date =>
  new Date(Math.min(signedAt.getTime() + UNPAID_MS, closesAt.getTime()));

/** The last instant at which a reservation has priority. */
export const priorityUntil = (reservedAt: Date): Date => new Date(reservedAt.getTime() + PRIORITY_MS);

export interface InvestmentFacts {
  readonly state: InvestmentState;
  readonly signedAt: Date | null;
  /** T1 and T2, as stored when they started; null without. The instants themselves are after the periods. */
  readonly reflectionUntil: Date | null;
  readonly withdrawalUntil: Date | null;
  /** Whether money of it is with us. */
  readonly isReceived: boolean;
  /** `closing`: past the deadline, while periods end. */
  readonly round: 'open' | 'closing' | 'closed' | 'failed';
  readonly units: bigint;
  /** Of the published allotment; null before it. */
  readonly allottedUnits: bigint | null;
}

export type InvestmentDecision =
  | { readonly isAllowed: true; readonly next: InvestmentState }
  | { readonly isAllowed: false; readonly reason: InvestmentRefusal };

const refuse = (reason: InvestmentRefusal): InvestmentDecision => ({ isAllowed: false, reason });
const allow = (next: InvestmentState): InvestmentDecision => ({ isAllowed: true, next });

/** Whether a period runs; its end is after it. */
export const isRunning = (until: Date | null, now: Date) => until !== null && now < until;

/** Each action, from a state that it applies to. */
const guards: Readonly<Record<InvestmentAction, (facts: InvestmentFacts, now: Date) => InvestmentDecision>> =
  {
    submit: ({ round, reflectionUntil }, now) => {
      if (round !== 'open') return refuse('roundClosed');
      return allow(isRunning(reflectionUntil, now) ? 'reflection' : 'submitted');
    },
    sign: ({ round, reflectionUntil }, now) => {
      if (isRunning(reflectionUntil, now)) return refuse('inReflection');
      return round === 'open' || round === 'closing' ? allow('signed') : refuse('roundClosed');
    },
    pay: ({ round }) => (round === 'open' || round === 'closing' ? allow('paid') : refuse('roundClosed')),
    confirm: ({ state, withdrawalUntil }, now) => {
      if (!isRunning(withdrawalUntil, now)) return allow('firm');
      return state === 'paid' ? allow('withdrawable') : refuse('notDue');
    },
    withdraw: ({ state, reflectionUntil, withdrawalUntil }, now) => {
      // Nothing was agreed to: it is free until then, unless it had a reflection, which was the time to leave.
      const isFree = state === 'reserved' || (state === 'submitted' && reflectionUntil === null);
      if (isFree) return allow('withdrawn');
      const isReflected = state === 'submitted' || state === 'reflection';
      const until = isReflected ? reflectionUntil : withdrawalUntil;
      if (until === null) return refuse('noPeriod');
      return now < until ? allow('withdrawn') : refuse('periodOver');
    },
    expire: ({ state, round, signedAt, reflectionUntil }, now) => {
      const isOver = round === 'closed' || round === 'failed';
      if (isOver) return allow('expired');
      if (state === 'signed') {
        const isLate = signedAt !== null && now.getTime() >= signedAt.getTime() + UNPAID_MS;
        return isLate ? allow('expired') : refuse('notDue');
      }
      // Past the deadline, a reflection that has not ended may still lead to a signature.
      return round === 'closing' && !isRunning(reflectionUntil, now) ? allow('expired') : refuse('notDue');
    },
    allot: ({ units, allottedUnits }) => {
      if (allottedUnits === null) return refuse('notAllotted');
      if (allottedUnits === 0n) return allow('not_allotted');
      return allow(allottedUnits < units ? 'partly_allotted' : 'allotted');
    },
    issue: () => allow('issued'),
    refund: ({ state, round, isReceived }) => {
      if (!isReceived) return refuse('nothingReceived');
      const isOwed = state === 'not_allotted' || state === 'withdrawn' || state === 'expired';
      return isOwed || round === 'failed' ? allow('refunded') : refuse('roundNotFailed');
    },
    transfer: () => allow('transferred'),
  };

/** Decides `action` on an investment by `actor` at an instant of the server's clock. */
export function decideInvestmentAction(
  action: InvestmentAction,
  facts: InvestmentFacts,
  { actor, now }: { readonly actor: InvestmentActor; readonly now: Date },
): InvestmentDecision {
  const rule = investmentRules[action];
  if (!rule.by.includes(actor)) return refuse('forbidden');
  const { state } = facts;
  if (rule.from.includes(state)) return guards[action](facts, now);
  return refuse(isOpenState(state) ? rule.refused[state] : 'ended');
}

const isOpenState = (state: InvestmentState): state is OpenState => Object.hasOwn(stages, state);

/** Whether a reservation has priority when it is confirmed: within seven days. */
export function hasPriority(reservedAt: Date | null, confirmedAt: Date): boolean {
  return reservedAt !== null && confirmedAt <= priorityUntil(reservedAt);
}
