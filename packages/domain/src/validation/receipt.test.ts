import { describe, expect, it } from 'vitest';
import { DEFAULT_RECEIPT_TOLERANCE } from '../books/receipt-gap.ts';
import { isoDay } from '../dates/index.ts';
import { decimal, type PaymentAsset, ZERO } from '../money/index.ts';
import { isFilled } from './checks.ts';
import {
  type ProofRefusalValues,
  type ReceiptValues,
  receiptWarnings,
  validateProofRefusal,
  validateReceipt,
} from './receipt.ts';

const good: ReceiptValues = { amount: '15000.50', value_date: '2026-03-03', reference: 'VIR-88120' };
const today = isoDay('2026-03-04');
const contract = {
  promised: decimal('15000.50'),
  received: ZERO,
  createdOn: isoDay('2026-03-01'),
  tolerancePercent: DEFAULT_RECEIPT_TOLERANCE,
};
/** The amount of the contract does not matter here. */
const explained = { reason: 'Accord du client' };
const said = (change: Partial<ReceiptValues>, asset: PaymentAsset = 'EURO') =>
  validateReceipt({ ...good, ...explained, ...change }, { ...contract, asset, today }).failures.map(
    ({ field, message }) => `${field}: ${message}`,
  );
const unexplained = (change: Partial<ReceiptValues>) => said({ reason: ' ', ...change });
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

  it.each([
    // Within 0.5 % of 15 000,50.
    ['14925.50', []],
    ['15075.50', []],
    ['14925.49', ['gap']],
    ['7500.25', ['gap']],
    ['7500.24', ['wide_gap']],
    ['22500.76', ['wide_gap']],
  ] as const)('warns of the gap of %s', (amount, warnings) => {
    expect(receiptWarnings({ ...good, amount }, { ...contract, asset: 'EURO', today })).toEqual(warnings);
    const message = 'reason: Le montant reçu n’est pas celui du contrat\u00a0: merci d’en donner le motif.';
    expect(unexplained({ amount })).toEqual(warnings.length === 0 ? [] : [message]);
    expect(said({ amount })).toEqual([]);
  });

  it('has the tolerance of the parameter', () => {
    const context = { ...contract, asset: 'EURO', today, tolerancePercent: decimal('1') } as const;
    const warned = (amount: string) => receiptWarnings({ ...good, amount }, context);
    expect([warned('14851'), warned('14850')]).toEqual([[], ['gap']]);
  });

  it('counts what the contract received before', () => {
    const rest = { ...contract, received: decimal('14000'), asset: 'EURO', today } as const;
    expect(receiptWarnings({ ...good, amount: '1000.50' }, rest)).toEqual([]);
    expect(receiptWarnings({ ...good, amount: '15000.50' }, rest)).toEqual(['wide_gap']);
  });

  it('warns of a value date more than 30 days before the contract', () => {
    expect(unexplained({ value_date: '2026-01-30' })).toEqual([]);
    expect(unexplained({ value_date: '2026-01-29' })).toEqual([
      'reason: La date de valeur précède le contrat de plus de 30 jours\u00a0: merci d’en donner le motif.',
    ]);
    expect(said({ value_date: '2026-01-29' })).toEqual([]);
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

it.each(['\u202e\u200b', ' \u2066\u2069 ', '\ufeff'])(
  'a text of which nothing is seen is blank: %j',
  (text) => {
    expect(isFilled(text)).toBe(false);
    expect(isFilled(`${text}a`)).toBe(true);
  },
);
