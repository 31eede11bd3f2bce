import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { sampleInvestmentRow } from '../../testing/sample-investments.ts';
import { emptyPayment, type PaymentForm, toPaymentBody, validatePayment } from './payment-form.model.ts';

const today = isoDay('2026-11-22');

const received = (change: Partial<PaymentForm> = {}): PaymentForm => ({
  ...emptyPayment(sampleInvestmentRow()),
  amount: '4991',
  day: '2026-11-20',
  reference: 'VIR-88',
  ...change,
});

describe('the form of money received', () => {
  it.each([
    ['EURO', 'EURO'],
    ['USDC', 'USDC'],
    [null, 'EURO'],
  ] as const)('an investment paid in %s has the asset %s, and its owner pays', (asset, first) => {
    expect(emptyPayment(sampleInvestmentRow({ payment_asset: asset }))).toMatchObject({
      asset: first,
      payer_name: 'Odile Carrel',
      day: null,
    });
  });

  it.each<[Partial<PaymentForm>, string[]]>([
    [{}, []],
    [{ day: '2026-11-22', amount: '0.01' }, []],
    [{ asset: 'BTC', amount: '0.05123456' }, []],
    [{ amount: '' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '-4991' }, ['amount']],
    [{ amount: '4991.001' }, ['amount']],
    [{ day: null }, ['day']],
    [{ day: '2026-11-23' }, ['day']],
    [{ payer_name: ' ' }, ['payer_name']],
    [{ reference: ' ' }, ['reference']],
    [{ amount: '', day: null, reference: '' }, ['amount', 'day', 'reference']],
  ])('%j fails on %j', (change, fields) => {
    const { failures, first } = validatePayment(received(change), today);
    expect(failures.map(({ field }) => field)).toEqual(fields);
    expect(first?.field ?? null).toBe(fields[0] ?? null);
  });
});

describe('what the form sends', () => {
  const required = {
    version: 4,
    amount: '4991',
    asset: 'EURO',
    value_date: '2026-11-20',
    reference: 'VIR-88',
  };

  it.each<[Partial<PaymentForm>, object]>([
    [{}, { ...required, payer_name: 'Odile Carrel' }],
    [{ payer_name: ' ', account: ' ', reason: ' ' }, required],
    [
      {
        reference: ' VIR-88 ',
        payer_name: ' Carrel SARL ',
        account: ' FR7630006000011234567890189 ',
        reason: ' Au-dessus du seuil ',
      },
      {
        ...required,
        payer_name: 'Carrel SARL',
        payer_account: 'FR7630006000011234567890189',
        reason: 'Au-dessus du seuil',
      },
    ],
    [
      { asset: 'USDC', amount: '5200.5' },
      { ...required, asset: 'USDC', amount: '5200.5', payer_name: 'Odile Carrel' },
    ],
  ])('%j sends %j', (change, body) => {
    expect(toPaymentBody(received(change), 4)).toEqual(body);
  });
});
