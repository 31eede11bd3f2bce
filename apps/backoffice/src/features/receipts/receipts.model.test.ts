import { describe, expect, it } from 'vitest';
import {
  gapText,
  isAttachedByKey,
  type Proposal,
  type Receipt,
  reasonLines,
  receiptExplorerUrl,
} from './receipts.model.ts';

const proposal: Proposal = {
  contract: {
    id: 'con_1',
    po_number: 'PO-2026-0184',
    client: 'Yanis Roche',
    product: 'USDFY',
    amount: '100',
    currency: 'EURO',
    received: '0',
    status: 'signed',
    payment_status: 'proved',
  },
  certainty: 'certain',
  score: 100,
  points: { reference: 40, amount: 30, payer: 20, day: 10 },
  reasons: {
    reference: 'po_number',
    is_proof_txid: null,
    gap: { kind: 'within', difference: '0', percent: '0' },
    payer: 'holder',
    origin: 'unknown',
    day: 'since_creation',
    expectation: 'awaited',
  },
};
const receipt: Receipt = {
  id: 'rec_1',
  account: 'bank:FR76',
  source: 'camt053',
  state: 'open',
  day: '2026-11-19',
  amount: '100',
  currency: 'EURO',
  payer_name: 'Yanis Roche',
  payer_account: null,
  wording: null,
  txid: null,
  confirmations: null,
  is_reversal: false,
  return_reason: null,
  reason: null,
  recorded_at: '2026-11-19T13:02:00.000Z',
  contract: null,
  proposal,
};
const withReasons = (change: Partial<Proposal['reasons']>): Proposal => ({
  ...proposal,
  reasons: { ...proposal.reasons, ...change },
});

describe('the reasons of a proposal', () => {
  it('are in French, those for it first', () => {
    const lines = reasonLines(withReasons({ payer: 'other', origin: 'other', is_proof_txid: true }));
    expect(lines.map(({ text }) => text)).toEqual([
      'Numéro de PO dans le libellé',
      'Transaction de la preuve',
      'Montant conforme',
      'Payeur différent du titulaire',
      'Autre adresse que celle déclarée',
    ]);
    expect(lines.map(({ isFine }) => isFine)).toEqual([true, true, true, false, false]);
  });

  it.each([
    ['ended', 'Contrat terminé'],
    ['already_paid', 'Contrat déjà payé'],
    ['not_signed', 'Contrat pas encore signé'],
  ] as const)('name a contract that is %s', (expectation, text) => {
    expect(reasonLines(withReasons({ expectation }))).toContainEqual({ text, isFine: false });
  });
});

it.each([
  ['short', '-0.8', '-0.8', /^Il manque 0,80.€ · .0,8.% de l’attendu$/],
  ['over', '350', '350', /^350,00.€ de trop, à rendre au payeur · 350.% de l’attendu$/],
  ['within', '0', '0', /^Montant conforme$/],
] as const)('a gap that is %s by %s is put in words', (kind, difference, percent, words) => {
  expect(gapText({ kind, difference, percent }, 'EURO')).toMatch(words);
});

it.each<[string, Receipt, boolean]>([
  ['certain', receipt, true],
  ['only proposed', { ...receipt, proposal: { ...proposal, certainty: 'proposed' } }, false],
  ['from another payer', { ...receipt, proposal: withReasons({ payer: 'other' }) }, false],
  ['dated long before the contract', { ...receipt, proposal: withReasons({ day: 'long_before' }) }, false],
  ['from another address', { ...receipt, proposal: withReasons({ origin: 'other' }) }, false],
  ['without a contract', { ...receipt, proposal: null }, false],
  ['attached already', { ...receipt, state: 'attached' }, false],
])('a receipt that is %s is attached by a key: %#', (_what, given, expected) => {
  expect(isAttachedByKey(given)).toBe(expected);
});

it('a transaction is linked to the explorer of its network, a line of a bank to none', () => {
  const hash = '9f'.repeat(32);
  expect(receiptExplorerUrl({ account: 'wallet:bitcoin:3J98', txid: hash })).toBe(
    `https://mempool.space/tx/${hash}`,
  );
  expect(receiptExplorerUrl({ account: 'wallet:ethereum:0xfB', txid: `0x${hash}` })).toBe(
    `https://etherscan.io/tx/0x${hash}`,
  );
  expect(receiptExplorerUrl({ account: 'bank:FR76', txid: null })).toBeNull();
});
