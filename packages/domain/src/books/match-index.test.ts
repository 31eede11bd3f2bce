import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, ZERO } from '../money/index.ts';
import { type MatchCandidate, matchIndex, matchReceipt, type ReceivedLine } from './index.ts';

const namedIn = (wording: string): string[] => wording.match(/PO-\d{4}-\d{4}/g) ?? [];
const names = ['Camille Moreau', 'Paul Durand', 'Anne Petit', 'Zoé Le Gall'];
const companies = ['Moreau-Durand Conseil', 'Le Gall SARL'];
const wallets = ['0xAb', '0xcd'];
const hashes = ['0xaa11', '0xbb22'];
const references = ['VIR-2026-1', 'FACTURE 778'];
const amounts = ['994.9', '995', '1000', '1005', '5000', '10000'].map(decimal);
const assets = ['EURO', 'USDC'] as const;

const candidates = fc.array(
  fc.record({
    asset: fc.constantFrom(...assets),
    amount: fc.constantFrom(...amounts),
    received: fc.constantFrom(ZERO, ZERO, decimal('400')),
    createdOn: fc.constant('2026-11-17' as const),
    holderName: fc.constantFrom(...names),
    companyName: fc.constantFrom(null, ...companies),
    declaredOrigin: fc.constantFrom(null, ...wallets),
    proof: fc.constantFrom(
      null,
      ...references.map((reference) => ({ reference, txid: null })),
      ...hashes.map((hash) => ({ reference: null, txid: `https://scan/${hash}` })),
    ),
    status: fc.constantFrom('signed' as const, 'closed' as const),
    paymentStatus: fc.constantFrom('waiting' as const, 'proved' as const, 'paid' as const),
  }),
  { maxLength: 12 },
);
const number = (index: number) => `PO-2026-${String(index).padStart(4, '0')}`;
const numbered = candidates.map((drawn) =>
  drawn.map((one, index): MatchCandidate => ({ ...one, contractId: `c${index}`, poNumber: number(index) })),
);
const lines: fc.Arbitrary<ReceivedLine> = fc.record({
  amount: fc.constantFrom(...amounts, decimal('600')),
  asset: fc.constantFrom(...assets),
  day: fc.constant('2026-11-20' as const),
  payerName: fc.constantFrom('', 'M. MOREAU CAMILLE', 'LE GALL ZOE', 'MOREAU DURAND CONSEIL SARL', 'PETIT'),
  payerAccounts: fc.constantFrom([], ['0xAB'], ['0xee', '0xcd']),
  wording: fc.constantFrom('', number(3), `VIR ${number(0)} ${number(5)}`, 'vir 20261', 'FACTURE778'),
  txid: fc.constantFrom(null, ...hashes),
});

test('finds every contract of the asset, or named, that would be proposed among all', () => {
  fc.assert(
    fc.property(numbered, lines, fc.constantFrom('0', '0.5', '20'), (all, line, percent) => {
      const tolerance = decimal(percent);
      const likely = matchIndex(all, namedIn, tolerance)(line);
      const named = namedIn(line.wording);
      const wanted = all.filter(({ asset, poNumber }) => asset === line.asset || named.includes(poNumber));
      expect(matchReceipt(line, likely, tolerance)).toEqual(matchReceipt(line, wanted, tolerance));
    }),
    { numRuns: 2000 },
  );
});

test('compares a line with few of thousands of contracts', () => {
  const all = Array.from(
    { length: 5000 },
    (_, index): MatchCandidate => ({
      contractId: `c${index}`,
      poNumber: number(index),
      asset: 'EURO',
      amount: decimal(`${1000 + index}.17`),
      received: ZERO,
      createdOn: '2026-11-17',
      holderName: `Client Numero${index}`,
      companyName: null,
      declaredOrigin: null,
      proof: index % 2 === 0 ? { reference: `VIR-${index}`, txid: null } : null,
      status: 'signed',
      paymentStatus: 'waiting',
    }),
  );
  const line: ReceivedLine = {
    amount: decimal('1250'),
    asset: 'EURO',
    day: '2026-11-20',
    payerName: 'M. CLIENT NUMERO77',
    payerAccounts: ['FR1420041010050500013M02606'],
    wording: `VIREMENT ${number(4000)}`,
    txid: null,
  };
  const likely = matchIndex(all, namedIn)(line).map(({ contractId }) => contractId);
  expect(likely).toEqual(expect.arrayContaining(['c77', 'c4000', 'c250']));
  expect(likely.length).toBeLessThan(20);
});
