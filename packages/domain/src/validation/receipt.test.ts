import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import type { PaymentAsset } from '../money/index.ts';
import {
  type ProofRefusalValues,
  type ReceiptValues,
  validateProofRefusal,
  validateReceipt,
  validateRefund,
} from './receipt.ts';

const good: ReceiptValues = { amount: '15000.50', value_date: '2026-03-03', reference: 'VIR-88120' };
const today = isoDay('2026-03-04');
const said = (change: Partial<ReceiptValues>, asset: PaymentAsset = 'EURO') =>
  validateReceipt({ ...good, ...change }, { asset, today }).failures.map(
    ({ field, message }) => `${field}: ${message}`,
  );
const refused = (values: ProofRefusalValues) => validateProofRefusal(values).first?.message;

describe('the receipt of a payment', () => {
  it('is accepted when complete', () => {
    expect(said({})).toEqual([]);
    expect(said({ value_date: '2026-03-04' })).toEqual([]);
  });

  it.each([['0'], ['-5'], [''], ['quinze'], [0]])('refuses the amount %j', (amount) => {
    expect(said({ amount })).toEqual(['amount: Le montant reçu doit être supérieur à 0.']);
  });

  it('allows the decimals of the asset', () => {
    expect(said({ amount: '1.001' })).toEqual(['amount: Le montant ne doit pas avoir plus de 2 décimales.']);
    expect(said({ amount: '1.00000001' }, 'BTC')).toEqual([]);
  });

  it('has a maximum in each asset', () => {
    expect(said({ amount: '1000000000' })).toEqual([]);
    expect(said({ amount: '10000.00000001' }, 'BTC')).toEqual([
      'amount: Le montant doit être au maximum de 10\u202F000\u00A0BTC.',
    ]);
  });

  it.each([
    [null, 'Merci de sélectionner la date de valeur.'],
    ['2026-02-30', 'Merci de sélectionner la date de valeur.'],
    ['2026-03-05', 'La date de valeur ne peut pas être dans le futur.'],
  ])('refuses the value date %j', (value_date, message) => {
    expect(said({ value_date })).toEqual([`value_date: ${message}`]);
  });

  it('requires a reference', () => {
    expect(said({ reference: '  ' })).toEqual(['reference: Merci d’indiquer la référence du paiement.']);
  });

  it('lists the errors in the order of the form', () => {
    expect(said({ amount: '', value_date: null, reference: '' }).map((line) => line.split(':')[0])).toEqual([
      'amount',
      'value_date',
      'reference',
    ]);
  });
});

describe('the refund of a renounced contract', () => {
  it.each([
    ['2026-03-04', 'VIR-9', []],
    ['2026-03-05', 'VIR-9', ['returned_on']],
    [null, ' ', ['returned_on', 'reference']],
  ])('returned on %j under %j has errors at %j', (returned_on, reference, fields) => {
    const { failures } = validateRefund({ returned_on, reference }, today);
    expect(failures.map(({ field }) => field)).toEqual(fields);
  });
});

describe('the refusal of a proof', () => {
  it('requires a reason of the list', () => {
    expect(refused({ reason: null })).toBe('Merci de choisir un motif.');
    expect(refused({ reason: 'unreadable' })).toBeUndefined();
  });

  it('requires an explanation with « Autre motif »', () => {
    expect(refused({ reason: 'other', message: ' ' })).toBe('Merci d’expliquer ce motif au client.');
    expect(refused({ reason: 'other', message: 'Illisible.' })).toBeUndefined();
  });
});
