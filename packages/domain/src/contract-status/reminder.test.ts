import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { clientBlockOf, decideReminder, isReminderDue } from './reminder.ts';
import { contractStatuses, paymentStatuses } from './statuses.ts';

const now = new Date('2026-03-02T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('decideReminder', () => {
  it('allows it while the contract waits for its client, and says why it does not otherwise', () => {
    const decided = contractStatuses.flatMap((status) =>
      paymentStatuses.map((payment_status) => {
        const decision = decideReminder(
          { status, payment_status, remindedAt: null, block: null },
          'admin',
          now,
        );
        return `${status}/${payment_status}: ${decision.isAllowed ? decision.about : decision.reason}`;
      }),
    );
    expect(decided.filter((line) => /^(pending|signed)/.test(line))).toEqual([
      'pending/waiting: signature',
      'pending/proved: proofFiled',
      'pending/checking: underCheck',
      'pending/paid: alreadyPaid',
      'pending/canceled: contractEnded',
      'signed/waiting: payment',
      'signed/proved: proofFiled',
      'signed/checking: underCheck',
      'signed/paid: alreadyPaid',
      'signed/canceled: contractEnded',
    ]);
    expect(decided.filter((line) => /^(refused|canceled|closed)\/(waiting|canceled)/.test(line))).toEqual([
      'refused/waiting: contractEnded',
      'refused/canceled: contractEnded',
      'canceled/waiting: contractEnded',
      'canceled/canceled: contractEnded',
      'closed/waiting: contractEnded',
      'closed/canceled: contractEnded',
    ]);
  });

  it('allows one in 24 hours, and none of an administrator’s own contract', () => {
    const unpaid = { status: 'signed', payment_status: 'waiting' } as const;
    const decide = (remindedAt: Date, actor: 'admin' | 'owner' = 'admin') =>
      decideReminder({ ...unpaid, remindedAt, block: null }, actor, now);
    expect(decide(hoursAgo(23.99))).toEqual({ isAllowed: false, reason: 'alreadyReminded' });
    expect(decide(hoursAgo(24))).toEqual({ isAllowed: true, about: 'payment' });
    expect(decide(hoursAgo(48), 'owner')).toEqual({ isAllowed: false, reason: 'forbidden' });
  });

  it('is refused of a client who cannot do it, with the first reason', () => {
    const able = { isDisabled: false, hasYield: true, isKyc: true, hasWaitingProfile: false };
    const reasonOf = (client: Partial<typeof able>) => {
      const contract = { status: 'pending', payment_status: 'waiting', remindedAt: hoursAgo(1) } as const;
      const decision = decideReminder(
        { ...contract, block: clientBlockOf({ ...able, ...client }) },
        'admin',
        now,
      );
      return decision.isAllowed || decision.reason;
    };
    expect(reasonOf({})).toBe('alreadyReminded');
    expect(reasonOf({ hasWaitingProfile: true })).toBe('profileWaiting');
    expect(reasonOf({ hasWaitingProfile: true, isKyc: false })).toBe('identityNotApproved');
    expect(reasonOf({ isKyc: false, hasYield: false })).toBe('noAccess');
    expect(reasonOf({ isDisabled: true, hasYield: false })).toBe('clientLocked');
  });
});

describe('isReminderDue', () => {
  const days = [2, 5, 10];
  const dueOn = (remindedOn: string | null, scheduled: readonly number[] = days) =>
    Array.from({ length: 20 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`).filter((day) =>
      isReminderDue(
        { since: isoDay('2026-03-01'), remindedOn: remindedOn === null ? null : isoDay(remindedOn) },
        scheduled,
        isoDay(day),
      ),
    );

  it('is on each of its days, and two days later at most where nothing was sent', () => {
    expect(dueOn(null)).toEqual(
      ['03', '04', '05', '06', '07', '08', '11', '12', '13'].map((day) => `2026-03-${day}`),
    );
  });

  it('is not once its client was reminded of it on its day or after', () => {
    expect(dueOn('2026-03-02')).toEqual(dueOn(null));
    expect(dueOn('2026-03-03')[0]).toBe('2026-03-06');
    expect(dueOn('2026-03-07')).toEqual(['2026-03-11', '2026-03-12', '2026-03-13']);
    expect(dueOn('2026-03-11')).toEqual([]);
  });

  it('is never where its days are 0, in whatever order they are', () => {
    expect(dueOn(null, [0, 0, 0])).toEqual([]);
    expect(dueOn(null, [0, 5, 0])).toEqual(['2026-03-06', '2026-03-07', '2026-03-08']);
    expect(dueOn(null, [10, 5, 2])).toEqual(dueOn(null));
  });
});
