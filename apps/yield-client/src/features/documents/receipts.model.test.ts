import { sampleContract } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { filterReceipts, receiptRows, receiptYears } from './receipts.model.ts';

const payout = {
  id: 'pay_1',
  kind: 'withdrawal',
  state: 'executed',
  amount: '998',
  asset: 'EURC',
  is_received: true,
  requested_at: '2026-02-01T09:00:00.000Z',
  due_by: '2026-02-04',
  held_until: null,
  sent_back_on: null,
  executed_on: '2026-02-03',
  reference: 'VIR-1',
} as const;
const rows = receiptRows([
  sampleContract({
    payment_recorded_at: '2025-12-30',
    gross_invested_amount: '15000',
    payouts: [payout, { ...payout, id: 'pay_2', executed_on: null }],
  }),
  sampleContract({ id: 'sig_2', po_number: 'PO-2026-0002', product: 'BTCFY' }),
]);
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const shown = (filter: Parameters<typeof filterReceipts>[1]) =>
  filterReceipts(rows, filter).map(({ day, title, amount }) => [day, title, plain(amount)]);

const received = ['2025-12-30', 'Versement reçu', '15 000,00 €'];
const paid = ['2026-02-03', 'Retrait, versement', '998,00 EURC'];

describe('the receipts', () => {
  it('are what was received and paid, newest first; nothing of what is still expected', () => {
    expect(shown({ search: '', year: '' })).toEqual([paid, received]);
    expect(receiptYears(rows)).toEqual(['2026', '2025']);
  });

  it.each([
    ['15000', '', [received]],
    ['retrait usdfy', '', [paid]],
    ['30/12/2025', '', [received]],
    ['', '2026', [paid]],
    ['clôture', '2026', []],
    ['PO-2026-0002', '', []],
  ])('searched by « %s » in « %s »', (search, year, expected) => {
    expect(shown({ search, year })).toEqual(expected);
  });
});
