import { describe, expect, it, test } from 'vitest';
import { decimal, toText } from '../money/index.ts';
import {
  decideInvestmentAction,
  hasPriority,
  type InvestmentAction,
  type InvestmentFacts,
  type InvestmentState,
  investmentActions,
  investmentActors,
  investmentRules,
  investmentStates,
} from './investments.ts';
import {
  closingOutcome,
  markOf,
  markPercents,
  refundProblem,
  refundsOf,
  roundMarks,
  unitsByMark,
} from './round-marks.ts';
import {
  decideRoundAction,
  isTaking,
  type RoundAction,
  type RoundActor,
  type RoundFacts,
  roundActions,
  roundActors,
  roundRules,
  roundStates,
  roundStatusOf,
} from './rounds.ts';

const at = (text: string) => new Date(text);
const now = at('2026-11-14T08:59:59Z');
const later = at('2026-11-14T09:00:00Z');

const facts: InvestmentFacts = {
  state: 'submitted',
  signedAt: at('2026-11-10T09:00:00Z'),
  reflectionUntil: null,
  withdrawalUntil: null,
  isReceived: true,
  round: 'open',
  units: 10n,
  allottedUnits: 10n,
};
function decide(action: InvestmentAction, change: Partial<InvestmentFacts>, instant = now): string {
  const [actor = 'other'] = investmentRules[action].by;
  const decision = decideInvestmentAction(action, { ...facts, ...change }, { actor, now: instant });
  return decision.isAllowed ? decision.next : decision.reason;
}

const over = 'ended ended ended ended';
const allottedOver = 'alreadyAllotted alreadyAllotted alreadyAllotted alreadyIssued';
const openEnds = 'notIssued notIssued notIssued';
// Columns: reserved submitted reflection signed paid withdrawable firm allotted partly_allotted not_allotted issued withdrawn
// expired refunded transferred; without any period, in an open round.
const table: Record<InvestmentAction, string> = {
  submit: `submitted alreadySubmitted alreadySubmitted alreadySigned alreadyPaid alreadyPaid alreadyPaid ${allottedOver} ${over}`,
  sign: `reserved signed signed alreadySigned alreadyPaid alreadyPaid alreadyPaid ${allottedOver} ${over}`,
  pay: `reserved notSigned notSigned paid alreadyPaid alreadyPaid alreadyPaid ${allottedOver} ${over}`,
  confirm: `reserved notSigned notSigned notPaid firm firm alreadyFirm ${allottedOver} ${over}`,
  withdraw: `withdrawn withdrawn noPeriod noPeriod noPeriod noPeriod noPeriod ${allottedOver} ${over}`,
  expire: `notDue notDue notDue notDue alreadyPaid alreadyPaid alreadyPaid ${allottedOver} ${over}`,
  allot: `reserved notSigned notSigned notPaid notFirm notFirm allotted ${allottedOver} ${over}`,
  issue: `reserved notSigned notSigned notPaid notFirm notFirm notAllotted issued issued notAllotted alreadyIssued ${over}`,
  refund: `reserved notSigned notSigned notPaid roundNotFailed roundNotFailed roundNotFailed alreadyAllotted alreadyAllotted refunded alreadyIssued refunded refunded ended ended`,
  transfer: `reserved notSigned notSigned notPaid notFirm notFirm notAllotted ${openEnds} transferred ${over}`,
};

const allot = (allottedUnits: bigint | null) => decide('allot', { state: 'firm', allottedUnits });

describe('decideInvestmentAction', () => {
  test.each(investmentActions)('decides %s from every state', (action) => {
    expect(investmentStates.map((state) => decide(action, { state })).join(' ')).toBe(table[action]);
  });

  test.each(investmentActions)('refuses %s to every other actor', (action) => {
    const others = investmentActors.filter((actor) => !investmentRules[action].by.includes(actor));
    expect(others).toContain('other');
    for (const actor of others) {
      const reason = { isAllowed: false, reason: 'forbidden' };
      expect(decideInvestmentAction(action, facts, { actor, now })).toEqual(reason);
    }
  });

  it('[B22] during the reflection it can be withdrawn and not signed, from its last instant on the reverse', () => {
    const reflection = { state: 'reflection', reflectionUntil: later } as const;
    expect(decide('submit', { ...reflection, state: 'reserved' })).toBe('reflection');
    expect(decide('withdraw', reflection)).toBe('withdrawn');
    expect(decide('sign', reflection)).toBe('inReflection');
    expect(decide('withdraw', reflection, later)).toBe('periodOver');
    expect(decide('sign', reflection, later)).toBe('signed');
    expect(decide('withdraw', { state: 'submitted', reflectionUntil: later }, later)).toBe('periodOver');
    expect(decide('withdraw', { state: 'submitted' }, later)).toBe('withdrawn');
  });

  it('[B26] a reflection that starts anew can be withdrawn again, and not signed', () => {
    const anew = { state: 'reflection', reflectionUntil: at('2026-11-18T09:00:00Z') } as const;
    expect(decide('withdraw', anew, later)).toBe('withdrawn');
    expect(decide('sign', anew, later)).toBe('inReflection');
  });

  it('[B23] after the agreement it can be withdrawn until the end of the period, paid or not, then is firm', () => {
    for (const state of ['signed', 'paid', 'withdrawable'] as const) {
      expect(decide('withdraw', { state, withdrawalUntil: later })).toBe('withdrawn');
      expect(decide('withdraw', { state, withdrawalUntil: later }, later)).toBe('periodOver');
    }
    expect(decide('confirm', { state: 'paid', withdrawalUntil: later })).toBe('withdrawable');
    expect(decide('confirm', { state: 'withdrawable', withdrawalUntil: later })).toBe('notDue');
    expect(decide('confirm', { state: 'withdrawable', withdrawalUntil: later }, later)).toBe('firm');
    expect(decide('withdraw', { state: 'firm', withdrawalUntil: now }, later)).toBe('periodOver');
  });

  it('expires unpaid ten days after the signature, unsigned when the round no longer waits for it', () => {
    const tenDays = at('2026-11-20T09:00:00Z');
    expect(decide('expire', { state: 'signed' }, new Date(tenDays.getTime() - 1))).toBe('notDue');
    expect(decide('expire', { state: 'signed' }, tenDays)).toBe('expired');
    expect(decide('expire', { state: 'submitted', round: 'closing' })).toBe('expired');
    expect(decide('expire', { state: 'reflection', reflectionUntil: later, round: 'closing' })).toBe(
      'notDue',
    );
    expect(decide('expire', { state: 'reflection', reflectionUntil: later, round: 'closing' }, later)).toBe(
      'expired',
    );
    expect(decide('expire', { state: 'signed', round: 'closed' })).toBe('expired');
  });

  test.each([
    ['submit', 'reserved', 'closing', 'roundClosed'],
    ['sign', 'submitted', 'closing', 'signed'],
    ['sign', 'submitted', 'closed', 'roundClosed'],
    ['pay', 'signed', 'closing', 'paid'],
    ['pay', 'signed', 'failed', 'roundClosed'],
    ['refund', 'firm', 'failed', 'refunded'],
    ['refund', 'withdrawable', 'failed', 'refunded'],
  ] as const)('%s of what is %s in a round that is %s: %s', (action, state, round, next) => {
    expect(decide(action, { state, round })).toBe(next);
  });

  it('is allotted whole, in part or not at all', () => {
    expect([allot(10n), allot(9n), allot(0n), allot(null)]).toEqual([
      'allotted',
      'partly_allotted',
      'not_allotted',
      'notAllotted',
    ]);
  });

  it('refunds nothing that was not received', () => {
    expect(decide('refund', { state: 'withdrawn', isReceived: false })).toBe('nothingReceived');
  });

  it('[B21] a reservation has priority for seven days', () => {
    const reserved = at('2026-11-01T10:00:00Z');
    expect(hasPriority(reserved, at('2026-11-08T10:00:00Z'))).toBe(true);
    expect(hasPriority(reserved, at('2026-11-08T10:00:00.001Z'))).toBe(false);
    expect(hasPriority(null, reserved)).toBe(false);
  });
});

const mark = (state: InvestmentState, until: Date | null = null) =>
  markOf({ state, reflectionUntil: until, withdrawalUntil: until }, now);

const marks = (until: Date | null) => investmentStates.map((state) => mark(state, until) ?? '-').join(' ');

const invested = (state: InvestmentState, units: bigint, until: Date | null = null) => ({
  state,
  units,
  allottedUnits: null,
  reflectionUntil: until,
  withdrawalUntil: null,
});

describe('the three marks', () => {
  it('[B30] never overlap: each state has one mark, or none', () => {
    expect(marks(null)).toBe('- waiting waiting waiting firm firm firm firm firm - firm - - - firm');
    expect(marks(later)).toBe(
      '- under_period under_period under_period under_period under_period firm firm firm - firm - - - firm',
    );
    expect(marks(now)).toBe(marks(null));
  });

  it('[B30] are 50.0, 20.8 and 12.5 % of 1 490', () => {
    const investments = [
      invested('firm', 700n),
      invested('paid', 45n),
      invested('reflection', 310n, later),
      invested('signed', 100n),
      invested('submitted', 86n),
      invested('reserved', 900n),
      invested('withdrawn', 900n),
      { ...invested('partly_allotted', 0n), allottedUnits: 0n },
    ];
    const units = unitsByMark(investments, now);
    expect(units).toEqual({ firm: 745n, under_period: 310n, waiting: 186n });
    const percents = markPercents(units, 1490n);
    expect(roundMarks.map((name) => toText(percents[name], 1))).toEqual(['50.0', '20.8', '12.5']);
  });

  it('counts what was allotted of what was requested', () => {
    const allotted = { ...facts, state: 'partly_allotted', units: 10n, allottedUnits: 4n } as const;
    expect(unitsByMark([allotted], now).firm).toBe(4n);
  });
});

const round: RoundFacts = {
  state: 'open',
  opensAt: at('2026-11-01T00:00:00Z'),
  closesAt: at('2026-12-01T00:00:00Z'),
};
function decideRound(
  action: RoundAction,
  change: Partial<RoundFacts> = {},
  by?: RoundActor,
  instant = now,
): string {
  const actor = by ?? (action === 'settle' ? 'clock' : 'checker');
  const decision = decideRoundAction(action, { ...round, ...change }, { actor, now: instant });
  return decision.isAllowed ? decision.next : decision.reason;
}

const early = 'isDraft inReview';
const past = 'ended ended ended';
// Columns: draft review reservations open suspended closing closed issued failed canceled.
const roundTable: Record<RoundAction, string> = {
  submit: `review inReview notOpen alreadyOpen isSuspended inClosing isClosed ${past}`,
  approve: `isDraft reservations notOpen alreadyOpen isSuspended inClosing isClosed ${past}`,
  refuse: `isDraft draft notOpen alreadyOpen isSuspended inClosing isClosed ${past}`,
  open: `${early} open alreadyOpen isSuspended inClosing isClosed ${past}`,
  extend: `${early} reservations open isSuspended inClosing isClosed ${past}`,
  suspend: `${early} suspended suspended isSuspended inClosing isClosed ${past}`,
  resume: `${early} notSuspended notSuspended open inClosing isClosed ${past}`,
  close: `${early} notOpen closing closing inClosing isClosed ${past}`,
  settle: `${early} notClosing notClosing notClosing closed isClosed ${past}`,
  issue: `${early} notClosed notClosed notClosed notClosed issued ${past}`,
  cancel: `canceled canceled canceled canceled canceled inClosing isClosed ${past}`,
};

describe('decideRoundAction', () => {
  test.each(roundActions)('decides %s from every state', (action) => {
    const extendedTo = at('2026-12-02T00:00:00Z');
    const decided = roundStates.map((state) =>
      decideRound(action, { state, extendedTo, outcome: 'succeeded' }),
    );
    expect(decided.join(' ')).toBe(roundTable[action]);
  });

  test.each(roundActions)('refuses %s to every other actor', (action) => {
    const others = roundActors.filter((actor) => !roundRules[action].by.includes(actor));
    expect(others).toContain('other');
    for (const actor of others) {
      const isOwn = actor === 'maker' && roundRules[action].by.includes('checker');
      expect(decideRound(action, {}, actor)).toBe(isOwn ? 'ownRound' : 'forbidden');
    }
  });

  it('is approved by another administrator', () => {
    expect(decideRound('approve', { state: 'review' }, 'maker')).toBe('ownRound');
    expect(decideRound('refuse', { state: 'review' }, 'maker')).toBe('ownRound');
  });

  it('opens by the clock on its date, by staff before it, and resumes to where it was', () => {
    const before = at('2026-10-31T23:59:59Z');
    expect(decideRound('open', { state: 'reservations' }, 'clock', before)).toBe('notOpen');
    expect(decideRound('open', { state: 'reservations' }, 'clock', round.opensAt)).toBe('open');
    expect(decideRound('open', { state: 'reservations' }, 'maker', before)).toBe('open');
    expect(decideRound('resume', { state: 'suspended' }, 'maker', before)).toBe('reservations');
    expect(decideRound('resume', { state: 'suspended' }, 'maker', round.opensAt)).toBe('open');
  });

  it('extends to a later deadline, before the present one', () => {
    const extendedTo = at('2026-12-01T00:00:00Z');
    expect(decideRound('extend', { extendedTo })).toBe('deadlineEarlier');
    expect(decideRound('extend')).toBe('deadlineEarlier');
    const after = at('2027-01-01T00:00:00Z');
    expect(decideRound('extend', { extendedTo: after }, 'maker', round.closesAt)).toBe('deadlinePast');
  });

  it('[B31] takes nothing from the instant of its deadline on, and closes by the clock', () => {
    const second = at('2026-11-30T23:59:59Z');
    expect(isTaking(round, second)).toBe(true);
    expect(isTaking(round, round.closesAt)).toBe(false);
    expect(isTaking({ ...round, state: 'suspended' }, second)).toBe(false);
    expect(isTaking(round, at('2026-10-31T23:59:59Z'))).toBe(false);
    expect(decideRound('close', {}, 'clock', second)).toBe('alreadyOpen');
    expect(decideRound('close', {}, 'clock', round.closesAt)).toBe('closing');
    for (const action of ['open', 'resume', 'suspend'] as const) {
      const state = action === 'open' ? 'reservations' : action === 'resume' ? 'suspended' : 'open';
      expect(decideRound(action, { state }, 'maker', round.closesAt)).toBe('deadlinePast');
    }
  });

  it('shows that more is requested than its cap', () => {
    expect(roundStatusOf('open', 1491n, 1490n)).toBe('oversubscribed');
    expect(roundStatusOf('open', 1490n, 1490n)).toBe('open');
    expect(roundStatusOf('closing', 1491n, 1490n)).toBe('closing');
  });
});

const units = (firm: bigint, under_period = 0n) => ({ firm, under_period, waiting: 500n });

const receipt = (id: string, amount: string, paidBack = '0') => ({
  id,
  asset: 'USDC',
  amount: decimal(amount),
  paidBack: decimal(paidBack),
});

const problem = (amount: string, asset = 'USDC') =>
  refundProblem(receipt('a', '100', '40'), { asset, amount: decimal(amount) });

describe('the end of a round', () => {
  it('[B32] fails one unit under its minimum, without waiting for what is not paid', () => {
    expect(closingOutcome(units(999n), 1000n)).toBe('failed');
    expect(closingOutcome(units(900n, 99n), 1000n)).toBe('failed');
    expect(closingOutcome(units(900n, 100n), 1000n)).toBe('undecided');
    expect(closingOutcome(units(1000n, 1n), 1000n)).toBe('undecided');
    expect(closingOutcome(units(1000n), 1000n)).toBe('succeeded');
    const settle = (outcome: 'failed' | 'undecided') => decideRound('settle', { state: 'closing', outcome });
    expect([settle('failed'), settle('undecided')]).toEqual(['failed', 'periodsRunning']);
    expect(decideRound('settle', { state: 'closing' })).toBe('periodsRunning');
  });

  it('[B32] returns every receipt once, in its asset, all that was received', () => {
    const receipts = [receipt('a', '5380.123456'), receipt('b', '100', '39.10'), receipt('c', '5', '5')];
    expect(refundsOf(receipts)).toEqual([
      { receiptId: 'a', asset: 'USDC', amount: decimal('5380.123456') },
      { receiptId: 'b', asset: 'USDC', amount: decimal('60.9') },
    ]);
  });

  it('[B43] refuses to return more than was received, or another asset', () => {
    expect([problem('60'), problem('60.01'), problem('0'), problem('60', 'EURC')]).toEqual([
      null,
      'aboveReceived',
      'notPositive',
      'otherAsset',
    ]);
  });
});
