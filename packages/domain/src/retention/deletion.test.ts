import { describe, expect, it } from 'vitest';
import { blockerOf } from './index.ts';

describe('a contract that blocks the deletion', () => {
  it.each([
    ['while it waits for its signature', { status: 'pending', paymentStatus: 'waiting' }, 'unsigned'],
    ['while it waits for its payment', { status: 'signed', paymentStatus: 'waiting' }, 'unpaid'],
    ['while its payment is looked for', { status: 'signed', paymentStatus: 'checking' }, 'unpaid'],
    ['while it runs', { status: 'signed', paymentStatus: 'paid' }, 'running'],
    [
      'while its money is to be returned, though it is closed',
      { status: 'closed', paymentStatus: 'paid', isOwed: true },
      'refund',
    ],
    [
      'while its units wait for their NAV, though it is closed',
      { status: 'closed', paymentStatus: 'paid', isRedeeming: true },
      'redemption',
    ],
    ['no longer once it is closed', { status: 'closed', paymentStatus: 'paid' }, null],
    ['no longer once it is canceled', { status: 'canceled', paymentStatus: 'canceled' }, null],
    ['no longer once it is refused', { status: 'refused', paymentStatus: 'canceled' }, null],
  ] as const)('%s', (_when, contract, reason) => {
    expect(blockerOf({ isOwed: false, isRedeeming: false, ...contract })).toBe(reason);
  });
});
