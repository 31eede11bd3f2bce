import { describe, expect, it } from 'vitest';
import { decideReminder } from './reminder.ts';
import { contractStatuses, paymentStatuses } from './statuses.ts';

const now = new Date('2026-03-02T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('decideReminder', () => {
  it('allows it while the contract waits for its client, and says why it does not otherwise', () => {
    const decided = contractStatuses.flatMap((status) =>
      paymentStatuses.map((payment_status) => {
        const decision = decideReminder({ status, payment_status, remindedAt: null }, 'admin', now);
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
      decideReminder({ ...unpaid, remindedAt }, actor, now);
    expect(decide(hoursAgo(23.99))).toEqual({ isAllowed: false, reason: 'alreadyReminded' });
    expect(decide(hoursAgo(24))).toEqual({ isAllowed: true, about: 'payment' });
    expect(decide(hoursAgo(48), 'owner')).toEqual({ isAllowed: false, reason: 'forbidden' });
  });
});
