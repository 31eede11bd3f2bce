import { describe, expect, test } from 'vitest';
import { MalformedAmount } from '../money/index.ts';
import { epcPayload, type Transfer } from './epc-payload.ts';

const redCross: Transfer = {
  beneficiary: 'Red Cross of Belgium',
  iban: 'BE72000000001616',
  bic: '',
  amount: '123.45',
  reference: 'Urgency fund',
};

describe('the payload of a transfer’s QR code', () => {
  test('matches the example of the standard', () => {
    expect(epcPayload(redCross)).toBe(
      'BCD\n002\n1\nSCT\n\nRed Cross of Belgium\nBE72000000001616\nEUR123.45\n\n\nUrgency fund',
    );
  });

  test('writes the IBAN without spaces, the BIC when known, the amount with two decimals', () => {
    const transfer = {
      ...redCross,
      iban: 'FR14 2004 1010 0505 0001 3M02 606',
      bic: 'psstfrppmar',
      amount: '15000',
    };
    expect(epcPayload(transfer)?.split('\n').slice(4, 8)).toEqual([
      'PSSTFRPPMAR',
      'Red Cross of Belgium',
      'FR1420041010050500013M02606',
      'EUR15000.00',
    ]);
  });

  test('keeps each field on its own line, whatever it contains', () => {
    const payload = epcPayload({ ...redCross, beneficiary: 'Red\nCross', reference: 'PO\n1' });
    expect(payload?.split('\n').slice(5)).toEqual([
      'Red Cross',
      'BE72000000001616',
      'EUR123.45',
      '',
      '',
      'PO 1',
    ]);
  });

  test.each<[string, Partial<Transfer>]>([
    ['no beneficiary', { beneficiary: ' ' }],
    ['a beneficiary of 71 characters', { beneficiary: 'x'.repeat(71) }],
    ['a reference of 141 characters', { reference: 'x'.repeat(141) }],
    ['no IBAN', { iban: '' }],
    ['an IBAN cut short', { iban: 'BE72' }],
    ['a BIC of nine characters', { bic: 'PSSTFRPPM' }],
    ['nothing to pay', { amount: '0' }],
    ['less than a cent', { amount: '0.001' }],
    ['a billion', { amount: '1000000000' }],
    ['more than 331 bytes', { beneficiary: 'é'.repeat(70), reference: 'é'.repeat(140) }],
  ])('is none for %s', (_, change) => {
    expect(epcPayload({ ...redCross, ...change })).toBeNull();
  });

  test('throws on a malformed amount', () => {
    expect(() => epcPayload({ ...redCross, amount: '12,5' })).toThrow(MalformedAmount);
  });
});
