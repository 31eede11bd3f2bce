import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, toText, ZERO } from '../money/index.ts';
import {
  gapRequirement,
  type MatchCandidate,
  matchReceipt,
  type ReceivedLine,
  receiptGap,
  valueDateProblem,
} from './index.ts';

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
const hash = `0x${'ab'.repeat(32)}`;

const line = (values: Partial<ReceivedLine> = {}): ReceivedLine => ({
  amount: decimal('10000'),
  asset: 'EURO',
  day: '2026-11-20',
  payerName: 'M. MOREAU CAMILLE',
  payerAccounts: ['FR1420041010050500013M02606'],
  wording: 'VIR SEPA RECU /DE M. MOREAU CAMILLE /MOTIF PO-2026-0042',
  txid: null,
  ...values,
});
const candidate = (values: Partial<MatchCandidate> = {}): MatchCandidate => ({
  contractId: 'c42',
  poNumber: 'PO-2026-0042',
  asset: 'EURO',
  amount: decimal('10000'),
  received: ZERO,
  createdOn: '2026-11-17',
  holderName: 'Camille Moreau',
  companyName: null,
  declaredOrigin: null,
  proof: null,
  status: 'signed',
  paymentStatus: 'waiting',
  ...values,
});
const crypto = (values: Partial<MatchCandidate> = {}) =>
  candidate({
    asset: 'EURC',
    declaredOrigin: wallet,
    proof: { reference: null, txid: hash },
    ...values,
  });
const transfer = (values: Partial<ReceivedLine> = {}) =>
  line({ asset: 'EURC', payerName: '', payerAccounts: [wallet], wording: '', txid: hash, ...values });
const only = (received: ReceivedLine, ...candidates: MatchCandidate[]) => {
  const [proposal, ...others] = matchReceipt(received, candidates);
  expect(others).toEqual([]);
  return proposal;
};

describe('a reference in the wording of a bank', () => {
  test.each([
    'PO-2026-0042',
    'VIREMENT DE MOREAU po20260042',
    'PO 2026 0042',
    'motif:Po/2026-0042 merci',
    'SOUSCRIPTION PO-20\n26-0042',
    'PO-2026-00 42',
    'PO-2026-00421 PO-2026-0042 1500,00',
  ])('is found, whatever became of its dashes, spaces and letter case: %j', (wording) => {
    expect(only(line({ wording }), candidate())).toMatchObject({
      certainty: 'certain',
      reasons: { reference: 'po_number', payer: 'holder', expectation: 'awaited' },
    });
  });

  test.each(['PO-2026-00421', 'PO-2025-0042', '2026-0042', 'SOUSCRIPTION', ''])(
    'is not seen in %j',
    (wording) => {
      expect(only(line({ wording }), candidate())).toMatchObject({
        certainty: 'proposed',
        reasons: { reference: null },
      });
    },
  );

  test('that is the one typed as proof leads to a proposal, not to a certainty', () => {
    const proof = { reference: 'VIR-88120', txid: null };
    expect(only(line({ wording: 'motif vir 88120' }), candidate({ proof }))).toMatchObject({
      certainty: 'proposed',
      reasons: { reference: 'proof' },
    });
  });

  test.each(['virement', 'V-1', ''])('typed as %j is too common to be looked for', (reference) => {
    const found = only(line({ wording: 'VIREMENT V1' }), candidate({ proof: { reference, txid: null } }));
    expect(found?.reasons.reference).toBeNull();
  });

  test('of two contracts makes neither certain', () => {
    const wording = 'PO-2026-0042 ET PO-2026-0043';
    const other = candidate({ contractId: 'c43', poNumber: 'PO-2026-0043' });
    expect(
      matchReceipt(line({ wording }), [other, candidate()]).map((found) => [
        found.contractId,
        found.certainty,
      ]),
    ).toEqual([
      ['c42', 'proposed'],
      ['c43', 'proposed'],
    ]);
  });
});

describe('the amount', () => {
  test.each([
    ['10000', 'within', ['0', '0'], 'certain'],
    ['9950', 'within', ['-50', '-0.5'], 'certain'],
    ['9949.99', 'short', ['-50.01', '-0.5001'], 'proposed'],
    ['10050', 'within', ['50', '0.5'], 'certain'],
    ['10050.01', 'over', ['50.01', '0.5001'], 'proposed'],
  ] as const)('%s of 10 000 is %s by %o (euros, percent): %s', (amount, kind, difference, certainty) => {
    const found = only(line({ amount: decimal(amount) }), candidate());
    const gap = found?.reasons.gap;
    expect([found?.certainty, gap?.kind]).toEqual([certainty, kind]);
    expect(gap && [toText(gap.difference), toText(gap.percent)]).toEqual(difference);
  });

  test('counts the receipts attached before: the second part completes the first', () => {
    const half = line({ amount: decimal('4000') });
    expect(only(half, candidate())?.reasons.gap?.kind).toBe('short');
    expect(only(half, candidate({ received: decimal('6000') }))).toMatchObject({
      certainty: 'certain',
      reasons: { gap: { kind: 'within' } },
    });
  });

  test('has the tolerance of the parameter', () => {
    const received = line({ amount: decimal('9920') });
    expect(matchReceipt(received, [candidate()], decimal('1'))[0]?.certainty).toBe('certain');
    expect(matchReceipt(received, [candidate()])[0]?.certainty).toBe('proposed');
  });

  test('in another asset has no gap, and is never certain', () => {
    expect(only(line({ asset: 'EURC' }), candidate())).toMatchObject({
      certainty: 'proposed',
      reasons: { gap: null, reference: 'po_number' },
    });
  });
});

describe('the payer', () => {
  test.each([
    ['MLLE MOREAU CAMILLE JEANNE', 'holder'],
    ['CAMILLE MORÉAU', 'holder'],
    ['MOREAU DURAND CONSEIL SARL', 'company'],
    ['M. DURAND PAUL', 'other'],
    ['MOREAU', 'other'],
    ['', 'unknown'],
  ] as const)('%j is: %s', (payerName, payer) => {
    const client = candidate({ companyName: 'Moreau-Durand Conseil' });
    expect(only(line({ payerName }), client)?.reasons.payer).toBe(payer);
  });

  test('of somewhere else is shown beside a certain match', () => {
    expect(only(line({ payerName: 'DURAND PAUL' }), candidate())).toMatchObject({
      certainty: 'certain',
      reasons: { payer: 'other' },
    });
  });

  test('known without any reference leads to a proposal, even when money is missing', () => {
    expect(only(line({ wording: '', amount: decimal('5000') }), candidate())?.certainty).toBe('proposed');
    const another = candidate({ holderName: 'Paul Durand' });
    expect(only(line({ wording: '', amount: decimal('5000') }), another)).toBeUndefined();
  });
});

describe('a transfer on a chain', () => {
  test('with the hash typed as proof, from the declared wallet, is certain', () => {
    expect(only(transfer(), crypto())).toMatchObject({
      certainty: 'certain',
      reasons: { isProofTxid: true, origin: 'declared', payer: 'unknown' },
    });
  });

  test('is recognised in the link of an explorer, in any letter case', () => {
    const proof = { reference: null, txid: `https://etherscan.io/tx/${hash.toUpperCase()}` };
    expect(only(transfer(), crypto({ proof }))?.reasons.isProofTxid).toBe(true);
  });

  test('whose hash was typed by a client who declared another wallet is only proposed', () => {
    expect(
      only(transfer({ payerAccounts: ['0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'] }), crypto()),
    ).toMatchObject({
      certainty: 'proposed',
      reasons: { isProofTxid: true, origin: 'other' },
    });
  });

  test('typed as proof of two contracts is certain for neither', () => {
    const proposals = matchReceipt(transfer(), [
      crypto(),
      crypto({ contractId: 'c43', poNumber: 'PO-2026-0043' }),
    ]);
    expect(proposals.map(({ certainty }) => certainty)).toEqual(['proposed', 'proposed']);
  });

  test('from the declared wallet leads to a proposal without any hash', () => {
    expect(only(transfer(), crypto({ proof: null }))).toMatchObject({
      certainty: 'proposed',
      reasons: { isProofTxid: null, origin: 'declared' },
    });
  });

  test('counts several senders: one of them is the declared one', () => {
    const payerAccounts = ['0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', wallet.toLowerCase()];
    expect(only(transfer({ payerAccounts }), crypto())?.reasons.origin).toBe('declared');
  });
});

describe('a contract that is not awaited', () => {
  test.each([
    ['pending', 'waiting', 'not_signed'],
    ['signed', 'paid', 'already_paid'],
    ['signed', 'canceled', 'ended'],
    ['closed', 'paid', 'ended'],
    ['refused', 'canceled', 'ended'],
    ['canceled', 'waiting', 'ended'],
  ] as const)('%s and %s is never certain: %s', (status, paymentStatus, expectation) => {
    expect(only(line(), candidate({ status, paymentStatus }))).toMatchObject({
      certainty: 'proposed',
      reasons: { expectation },
    });
    expect(only(line({ wording: '' }), candidate({ status, paymentStatus }))).toBeUndefined();
  });

  test.each(['waiting', 'proved', 'checking'] as const)('%s is awaited', (paymentStatus) => {
    expect(only(line(), candidate({ paymentStatus }))?.certainty).toBe('certain');
  });
});

test('nothing in common: no proposal', () => {
  const unrelated = line({ wording: 'LOYER', payerName: 'DURAND', amount: decimal('812.5') });
  expect(matchReceipt(unrelated, [candidate()])).toEqual([]);
  expect(matchReceipt(line(), [])).toEqual([]);
});

test('the best proposal comes first, and the order of the candidates is irrelevant', () => {
  const candidates = [
    candidate({ contractId: 'amount', poNumber: 'PO-2026-0001', holderName: 'Paul Durand' }),
    candidate({ contractId: 'payer', poNumber: 'PO-2026-0002' }),
    candidate({ contractId: 'named' }),
    candidate({ contractId: 'amount too', poNumber: 'PO-2026-0003', holderName: 'Anne Petit' }),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(candidates, { minLength: 4 }), (shuffled) => {
      expect(matchReceipt(line(), shuffled).map(({ contractId }) => contractId)).toEqual([
        'named',
        'payer',
        'amount',
        'amount too',
      ]);
    }),
  );
});

describe('validating a payment', () => {
  const promised = decimal('1000');

  test.each([
    ['1000', 'none'],
    ['995', 'none'],
    ['994.99', 'reason'],
    ['500', 'reason'],
    ['499.99', 'second_person'],
    ['1500', 'reason'],
    ['1500.01', 'second_person'],
  ] as const)('of %s for 1 000 requires: %s', (received, requirement) => {
    expect(gapRequirement(receiptGap({ received: decimal(received), promised }))).toBe(requirement);
  });

  test('is exact at the tolerance, where a division would not be', () => {
    const third = receiptGap({
      received: decimal('2'),
      promised: decimal('3'),
      tolerancePercent: decimal('33.333333333333333333333333333333'),
    });
    expect(third.kind).toBe('short');
  });

  test.each([
    ['2026-10-02', null],
    ['2026-10-01', 'too_early'],
    ['2026-11-20', null],
    ['2026-11-21', 'in_future'],
  ] as const)(
    'with the value date %s, for a contract of 1 November, on 20 November: %s',
    (valueDate, problem) => {
      expect(valueDateProblem({ valueDate, createdOn: '2026-11-01', today: '2026-11-20' })).toBe(problem);
    },
  );
});

describe('the value date', () => {
  test.each([
    ['2026-11-17', 'since_creation', 100],
    ['2026-11-16', 'before', 95],
    ['2026-10-18', 'before', 95],
    ['2026-10-17', 'long_before', 90],
  ] as const)('of %s is %s, and gives a score of %i', (day, expected, score) => {
    const proposal = only(line({ day }), candidate());
    expect([proposal?.reasons.day, proposal?.score]).toEqual([expected, score]);
  });
});

test('of equal scores a contract that may be paid comes first', () => {
  const paid = candidate({
    contractId: 'paid',
    poNumber: 'PO-2026-0001',
    paymentStatus: 'paid',
    status: 'signed',
  });
  const wording = 'PO-2026-0001 PO-2026-0042';
  const found = matchReceipt(line({ wording }), [paid, candidate()]);
  expect(found.map(({ contractId, score }) => [contractId, score])).toEqual([
    ['c42', 100],
    ['paid', 100],
  ]);
});
