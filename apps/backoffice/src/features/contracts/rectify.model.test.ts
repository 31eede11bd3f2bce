import { sampleContract } from '@repo/api-sdk/testing';
import { isoDay } from '@repo/domain/dates';
import { expect, it } from 'vitest';
import { bankReceipt } from '../../testing/sample-receipts.ts';
import { checkRectification, type RectifyValues } from './rectify.model.ts';

const contract = sampleContract({
  amount: '10000',
  currency: 'EURO',
  created_at: '2026-01-01T09:00:00.000Z',
});
const receiptOf = (id: string, amount: string) => ({ ...bankReceipt, id, amount });
const receipts = [receiptOf('one', '4000'), receiptOf('two', '6000')];
const context = { contract, receipts, today: isoDay('2026-01-10') };
const typed: RectifyValues = {
  receipt_id: 'one',
  amount: '3000',
  value_date: '2026-01-04',
  reference: 'VIR-1',
  reason: 'Saisie erronée',
};

it.each<[string, Partial<RectifyValues>, string[]]>([
  ['a corrected line', {}, []],
  ['no amount', { amount: '' }, ['amount']],
  ['more decimals than its asset has', { amount: '1.001' }, ['amount']],
  ['no day', { value_date: null }, ['value_date']],
  ['a day to come', { value_date: '2026-01-11' }, ['value_date']],
  ['no reference of a receipt that was typed', { reference: ' ' }, ['reference']],
  ['no reason', { reason: ' ' }, ['reason']],
  ['nothing at all', { amount: '', value_date: null, reason: '' }, ['amount', 'value_date', 'reason']],
])('judges %s', (_what, change, fields) => {
  const { failures } = checkRectification({ ...typed, ...change }, context);
  expect([...new Set(failures.map(({ field }) => field))]).toEqual(fields);
});
