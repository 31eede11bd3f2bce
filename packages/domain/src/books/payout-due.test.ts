import { expect, test } from 'vitest';
import { payoutDueBy } from './index.ts';

test.each([
  ['renunciation', '2026-11-24', '2026-12-20'],
  ['kaskad_refund', '2026-11-24', '2026-12-04'],
  ['withdrawal', '2026-11-24', '2026-12-01'],
  ['closing', '2026-11-24', '2026-12-01'],
  ['overpayment', null, '2026-11-27'],
  ['unmatched', null, '2026-11-27'],
] as const)('a %s of 20 November, dealt on %s, is due by %s', (kind, dealingDay, dueBy) => {
  expect(payoutDueBy({ kind, noticeDay: '2026-11-20', dealingDay })).toBe(dueBy);
});

test.each([
  ['2026-11-29', '2026-12-01'],
  ['2026-12-05', '2026-12-07'],
] as const)('a closing held to %s is not due before it can be paid: by %s', (heldUntil, dueBy) => {
  const owed = { kind: 'closing', noticeDay: '2026-11-20', dealingDay: '2026-11-24' } as const;
  expect(payoutDueBy({ ...owed, heldUntil })).toBe(dueBy);
});
