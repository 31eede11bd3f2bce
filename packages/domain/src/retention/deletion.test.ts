import { describe, expect, it } from 'vitest';
import { blockerOf } from './index.ts';

describe('a contract that blocks the deletion', () => {
  it.each([
    [
      'while it waits for its signature',
      { status: 'pending', paymentStatus: 'waiting', isOwed: false },
      'unsigned',
    ],
    [
      'while it waits for its payment',
      { status: 'signed', paymentStatus: 'waiting', isOwed: false },
      'unpaid',
    ],
    [
      'while its payment is looked for',
      { status: 'signed', paymentStatus: 'checking', isOwed: false },
      'unpaid',
    ],
    ['while it runs', { status: 'signed', paymentStatus: 'paid', isOwed: false }, 'running'],
    [
      'while its money is to be returned, though it is closed',
      { status: 'closed', paymentStatus: 'paid', isOwed: true },
      'refund',
    ],
    ['no longer once it is closed', { status: 'closed', paymentStatus: 'paid', isOwed: false }, null],
    ['no longer once it is canceled', { status: 'canceled', paymentStatus: 'canceled', isOwed: false }, null],
    ['no longer once it is refused', { status: 'refused', paymentStatus: 'canceled', isOwed: false }, null],
  ] as const)('%s', (_when, contract, reason) => {
    expect(blockerOf(contract)).toBe(reason);
  });
});
