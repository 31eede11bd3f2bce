/** The life of a round (staff-and-kaskad 5.4). */
import type { ClosingOutcome } from './round-marks.ts';

export const roundStates = [
  'draft',
  'review',
  'reservations',
  'open',
  'suspended',
  'closing',
  'closed',
  'issued',
  'failed',
  'canceled',
] as const;
export type RoundState = (typeof roundStates)[number];

/** `close`: its deadline, or earlier by decision. `settle`: its periods have ended, or cannot reach the minimum any more. */
export const roundActions = [
  'submit',
  'approve',
  'refuse',
  'open',
  'extend',
  'suspend',
  'resume',
  'close',
  'settle',
  'issue',
  'cancel',
] as const;
export type RoundAction = (typeof roundActions)[number];

/** `maker`: the administrator who submitted it for review; `checker`: any other. `clock`: a job, when a date is reached. */
export const roundActors = ['maker', 'checker', 'clock', 'other'] as const;
export type RoundActor = (typeof roundActors)[number];

/** Why an action is refused; each reason has its own message. */
export type RoundRefusal =
  | 'forbidden'
  | 'ownRound'
  | 'isDraft'
  | 'inReview'
  | 'notOpen'
  | 'alreadyOpen'
  | 'notSuspended'
  | 'isSuspended'
  | 'notClosing'
  | 'inClosing'
  | 'isClosed'
  | 'notClosed'
  | 'periodsRunning'
  | 'deadlinePast'
  | 'deadlineEarlier'
  | 'ended';

type Step = { readonly to: RoundState } | { readonly refused: RoundRefusal };
type Steps = Readonly<Record<RoundState, Step>>;

interface RoundRule {
  readonly by: readonly RoundActor[];
  readonly from: Steps;
}

const staff = ['maker', 'checker'] as const;
const ended = {
  issued: { refused: 'ended' },
  failed: { refused: 'ended' },
  canceled: { refused: 'ended' },
} as const;
/** What each state refuses unless an action says otherwise. */
const refused = {
  draft: { refused: 'isDraft' },
  review: { refused: 'inReview' },
  reservations: { refused: 'notOpen' },
  open: { refused: 'alreadyOpen' },
  suspended: { refused: 'isSuspended' },
  closing: { refused: 'inClosing' },
  closed: { refused: 'isClosed' },
  ...ended,
} as const satisfies Steps;
const notClosing = { refused: 'notClosing' } as const;
const notClosed = { refused: 'notClosed' } as const;
const notSuspended = { refused: 'notSuspended' } as const;

/** The state machine, guards aside. `resume` leads to reservations or open, as the dates of the round say. */
export const roundRules: Readonly<Record<RoundAction, RoundRule>> = {
  submit: { by: staff, from: { ...refused, draft: { to: 'review' } } },
  approve: { by: ['checker'], from: { ...refused, review: { to: 'reservations' } } },
  refuse: { by: ['checker'], from: { ...refused, review: { to: 'draft' } } },
  open: { by: [...staff, 'clock'], from: { ...refused, reservations: { to: 'open' } } },
  extend: { by: staff, from: { ...refused, reservations: { to: 'reservations' }, open: { to: 'open' } } },
  suspend: { by: staff, from: { ...refused, reservations: { to: 'suspended' }, open: { to: 'suspended' } } },
  resume: {
    by: staff,
    from: { ...refused, reservations: notSuspended, open: notSuspended, suspended: { to: 'open' } },
  },
  close: {
    by: [...staff, 'clock'],
    from: { ...refused, open: { to: 'closing' }, suspended: { to: 'closing' } },
  },
  settle: {
    by: ['clock'],
    from: {
      ...refused,
      reservations: notClosing,
      open: notClosing,
      suspended: notClosing,
      closing: { to: 'closed' },
    },
  },
  issue: {
    by: staff,
    from: {
      ...refused,
      reservations: notClosed,
      open: notClosed,
      suspended: notClosed,
      closing: notClosed,
      closed: { to: 'issued' },
    },
  },
  cancel: {
    by: staff,
    from: {
      ...refused,
      draft: { to: 'canceled' },
      review: { to: 'canceled' },
      reservations: { to: 'canceled' },
      open: { to: 'canceled' },
      suspended: { to: 'canceled' },
    },
  },
};

export interface RoundFacts {
  readonly state: RoundState;
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** Of `extend`: the new deadline. */
  readonly extendedTo?: Date;
  /** Of `settle`: what `closingOutcome` found. */
  readonly outcome?: ClosingOutcome;
}

export type RoundDecision =
  | { readonly isAllowed: true; readonly next: RoundState }
  | { readonly isAllowed: false; readonly reason: RoundRefusal };

const refuse = (reason: RoundRefusal): RoundDecision => ({ isAllowed: false, reason });
const allow = (next: RoundState): RoundDecision => ({ isAllowed: true, next });

/** Decides `action` on a round by `actor` at an instant of the server's clock. */
export function decideRoundAction(
  action: RoundAction,
  round: RoundFacts,
  { actor, now }: { readonly actor: RoundActor; readonly now: Date },
): RoundDecision {
  const rule = roundRules[action];
  const isOwn = actor === 'maker' && rule.by.includes('checker');
  if (!rule.by.includes(actor)) return refuse(isOwn ? 'ownRound' : 'forbidden');
  const step = rule.from[round.state];
  if ('refused' in step) return refuse(step.refused);
  return guardOf(action, round, { actor, now }) ?? allow(step.to);
}

/** What an action depends on beside the state; null when that lets the table decide. */
function guardOf(
  action: RoundAction,
  { opensAt, closesAt, extendedTo, outcome }: RoundFacts,
  { actor, now }: { readonly actor: RoundActor; readonly now: Date },
): RoundDecision | null {
  const isPast = now >= closesAt;
  if (action === 'open' || action === 'resume' || action === 'suspend') {
    if (isPast) return refuse('deadlinePast');
    if (action === 'resume' && now < opensAt) return allow('reservations');
    return action === 'open' && actor === 'clock' && now < opensAt ? refuse('notOpen') : null;
  }
  if (action === 'extend') {
    if (isPast) return refuse('deadlinePast');
    return extendedTo === undefined || extendedTo <= closesAt ? refuse('deadlineEarlier') : null;
  }
  if (action === 'close') return actor === 'clock' && !isPast ? refuse('alreadyOpen') : null;
  if (action !== 'settle') return null;
  if (outcome === 'failed') return allow('failed');
  return outcome === 'succeeded' ? null : refuse('periodsRunning');
}

/** Whether investments are taken now: the server's clock decides, not the state that a job has yet to move. */
export function isTaking({ state, opensAt, closesAt }: RoundFacts, now: Date): boolean {
  return state === 'open' && opensAt <= now && now < closesAt;
}

/** What a round shows: its state, or that more is requested than its cap. */
export function roundStatusOf(state: RoundState, demand: bigint, cap: bigint): RoundState | 'oversubscribed' {
  return state === 'open' && demand > cap ? 'oversubscribed' : state;
}
