import { describe, expect, it } from 'vitest';
import type { PaymentAsset } from '../money/index.ts';
import { type PaymentProofValues, toPaymentProof, validatePaymentProof } from './payment-proof.ts';
import { validateAcceptances, validateAmount } from './subscription.ts';

const messages = (verdict: { failures: readonly { message: string }[] }) =>
  verdict.failures.map(({ message }) => message);

const notPositive = 'Le montant doit être supérieur ou égal à 0.';
const belowEuro = 'Le montant doit être au minimum de 10\u202F000,00\u00A0€.';
const aboveEuro = 'Le montant doit être au maximum de 1\u202F000\u202F000\u202F000,00\u00A0€.';

describe('validateAmount', () => {
  const table: readonly [string | null, PaymentAsset, string, readonly string[]][] = [
    ['10000', 'EURO', '10000', []],
    ['10000.00', 'EURO', '10000', []],
    ['0.1', 'BTC', '0.1', []],
    ['9999.99', 'EURO', '10000', [belowEuro]],
    ['0', 'EURO', '10000', [notPositive, belowEuro]],
    ['-5', 'EURO', '10000', [notPositive, belowEuro]],
    [null, 'EURO', '10000', [notPositive, belowEuro]],
    ['', 'EURO', '10000', [notPositive, belowEuro]],
    ['dix', 'EURO', '10000', [notPositive, belowEuro]],
    ['0.09999999', 'BTC', '0.1', ['Le montant doit être au minimum de 0,1\u00A0BTC.']],
    ['2', 'ETH', '3', ['Le montant doit être au minimum de 3\u00A0ETH.']],
    ['10', 'USDC', '20000', ['Le montant doit être au minimum de 20\u202F000,00\u00A0USDC.']],
    ['10000.001', 'EURO', '10000', ['Le montant ne doit pas avoir plus de 2 décimales.']],
    ['0.123456789', 'BTC', '0.1', ['Le montant ne doit pas avoir plus de 8 décimales.']],
    ['1000000000', 'EURO', '10000', []],
    ['1000000000.01', 'EURO', '10000', [aboveEuro]],
    ['1'.repeat(30), 'EURO', '10000', [aboveEuro]],
    ['300000.1', 'ETH', '3', ['Le montant doit être au maximum de 300\u202F000\u00A0ETH.']],
  ];

  it.each(table)('decides %s %s against a minimum of %s', (amount, asset, minimum, expected) => {
    expect(messages(validateAmount({ amount, asset, minimum }))).toEqual(expected);
  });
});

describe('validateAcceptances', () => {
  it('requires the terms, then the risks', () => {
    expect(
      messages(validateAcceptances({ has_accepted_terms: false, has_acknowledged_risks: false })),
    ).toEqual([
      'Vous devez accepter les CGV pour continuer.',
      'Vous devez reconnaître les risques pour continuer.',
    ]);
    expect(validateAcceptances({ has_accepted_terms: true, has_acknowledged_risks: true }).first).toBeNull();
  });
});

const bounded = (method: string, values: PaymentProofValues) =>
  messages(
    validatePaymentProof(method, values, {
      today: '2026-03-04',
      signedOn: '2026-03-02',
      ownAddresses: [
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      ],
    }),
  );

describe('validatePaymentProof', () => {
  const url = 'https://etherscan.io/tx/0x1';
  const transfer: PaymentProofValues = { reference: 'PO-2026-0001', executed_on: '2026-03-03' };
  const crypto: PaymentProofValues = {
    wallet_address: 'bc1q',
    txid: 'abc',
    tx_urls: [],
    executed_on: '2026-03-03',
  };

  const table: readonly [string, string, PaymentProofValues, readonly string[]][] = [
    ['a transfer', 'rib', transfer, []],
    ['a crypto payment by hash', 'crypto', crypto, []],
    ['a crypto payment by link', 'crypto', { ...crypto, txid: '', tx_urls: ['', url] }, []],
    [
      'no reference',
      'rib',
      { ...transfer, reference: ' ' },
      ['Merci d’indiquer la référence de votre virement.'],
    ],
    ['no origin', 'crypto', { ...crypto, wallet_address: '' }, ['Merci de renseigner l’adresse d’origine.']],
    [
      'no transaction',
      'crypto',
      { ...crypto, txid: '', tx_urls: ['', ' '] },
      ['Merci de renseigner au moins une transaction.'],
    ],
    [
      'an http link',
      'crypto',
      { ...crypto, tx_urls: ['http://etherscan.io'] },
      ['Le lien d’une transaction doit commencer par https://.'],
    ],
    [
      'a script link',
      'crypto',
      { ...crypto, tx_urls: ['javascript:alert(1)'] },
      ['Le lien d’une transaction doit commencer par https://.'],
    ],
    ['no date', 'rib', { ...transfer, executed_on: null }, ['Merci de sélectionner la date d’exécution.']],
    [
      'a day that does not exist',
      'rib',
      { ...transfer, executed_on: '2026-02-30' },
      ['Merci de sélectionner la date d’exécution.'],
    ],
    [
      'a day to come',
      'rib',
      { ...transfer, executed_on: '2026-03-05' },
      ['La date d’exécution ne peut pas être dans le futur.'],
    ],
    [
      'nothing of a transfer',
      'rib',
      {},
      ['Merci d’indiquer la référence de votre virement.', 'Merci de sélectionner la date d’exécution.'],
    ],
    [
      'nothing of a crypto payment',
      'crypto',
      {},
      [
        'Merci de renseigner l’adresse d’origine.',
        'Merci de renseigner au moins une transaction.',
        'Merci de sélectionner la date d’exécution.',
      ],
    ],
    [
      'another method',
      'cheque',
      transfer,
      ['Cette méthode de paiement n’est pas encore gérée en auto. Contactez le support.'],
    ],
  ];

  it.each(table)('decides %s', (_what, method, values, expected) => {
    expect(messages(validatePaymentProof(method, values, { today: '2026-03-04' }))).toEqual(expected);
  });

  it.each([
    ['2026-03-01', ['La date d’exécution ne peut pas précéder la signature du contrat.']],
    ['2026-03-02', []],
    ['2026-03-04', []],
  ])('executed on %s, of a contract signed on 2 March: %j', (executed_on, expected) => {
    expect(bounded('rib', { ...transfer, executed_on })).toEqual(expected);
    expect(bounded('crypto', { ...crypto, executed_on })).toEqual(expected);
  });

  it.each([
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  ])('refuses our own wallet as origin: %s', (wallet_address) => {
    expect(bounded('crypto', { ...crypto, wallet_address })).toEqual([
      'Cette adresse est l’une des nôtres\u00a0: indiquez celle d’où partent les fonds.',
    ]);
  });

  it('accepts the wallets of others', () => {
    const wallet_address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
    expect(bounded('crypto', { ...crypto, wallet_address })).toEqual([]);
  });

  it('ignores empty links and uses the first as hash when none is given', () => {
    const proof = toPaymentProof('crypto', {
      ...crypto,
      txid: ' ',
      tx_urls: ['', ` ${url} `, null, 'https://b.fr'],
    });
    expect(proof).toEqual({
      executed_on: '2026-03-03',
      wallet_address: 'bc1q',
      txid: url,
      tx_urls: [url, 'https://b.fr'],
    });
    expect(toPaymentProof('crypto', { ...crypto, tx_urls: [url] })).toMatchObject({ txid: 'abc' });
  });

  it('keeps only the reference and date of a transfer', () => {
    expect(toPaymentProof('rib', { ...crypto, reference: ' R1 ' })).toEqual({
      executed_on: '2026-03-03',
      reference: 'R1',
    });
  });
});
