import { expect, it } from 'vitest';
import { receiptGap } from '../books/receipt-gap.ts';
import { isoDay } from '../dates/index.ts';
import { decimal } from '../money/index.ts';
import { type PaymentFacts, paymentHoldsOf } from './payment-holds.ts';

const gapOf = (received: number) => receiptGap({ received: decimal(received), promised: decimal(1000) });
const ordinary: PaymentFacts = {
  gap: gapOf(1000),
  valueDate: isoDay('2026-03-01'),
  createdOn: isoDay('2026-03-01'),
  today: isoDay('2026-03-02'),
  isTyped: true,
  isNavKnown: false,
  isOverThreshold: false,
};

it.each<[string, Partial<PaymentFacts>, string[]]>([
  ['an ordinary payment', {}, []],
  ['half of the amount', { gap: gapOf(500) }, []],
  ['less than half', { gap: gapOf(499.99) }, ['wide_gap']],
  ['half too much', { gap: gapOf(1500) }, []],
  ['more than half too much', { gap: gapOf(1500.01) }, ['wide_gap']],
  ['a day 30 days before the contract', { valueDate: isoDay('2026-01-30') }, []],
  ['a day before that', { valueDate: isoDay('2026-01-29') }, ['unusual_day']],
  ['a day that is today', { valueDate: isoDay('2026-03-02') }, []],
  ['a day to come', { valueDate: isoDay('2026-03-03') }, ['unusual_day']],
  ['a typed one whose NAV is known', { isNavKnown: true }, ['known_nav']],
  ['one of a statement whose NAV is known', { isNavKnown: true, isTyped: false }, []],
  ['one over the day’s threshold', { isTyped: false, isOverThreshold: true }, ['day_total']],
  [
    'one with each of them',
    { gap: gapOf(1), valueDate: isoDay('2026-01-01'), isNavKnown: true, isOverThreshold: true },
    ['wide_gap', 'unusual_day', 'known_nav', 'day_total'],
  ],
])('%s', (_what, change, holds) => {
  expect(paymentHoldsOf({ ...ordinary, ...change })).toEqual(holds);
});
