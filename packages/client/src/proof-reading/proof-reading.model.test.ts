import { sampleContract } from '@repo/api-sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { proofReadingLines } from './proof-reading.model.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-05T15:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

type Reading = NonNullable<NonNullable<ReturnType<typeof sampleContract>['payment_proof']>['chain_reading']>;
const found: Reading = {
  outcome: 'found',
  read_at: '2026-01-05T13:02:00.000Z',
  amount: '10000',
  day: '2026-01-05',
  senders: ['0x52908400098527886E0F7030069857D2E4169EE7'],
  confirmations: 64,
  differences: [],
};
const linesOf = (chain_reading: Reading | null, payment_status: 'proved' | 'paid' = 'proved') =>
  proofReadingLines(
    sampleContract({
      amount: '10000',
      currency: 'EURC',
      payment_status,
      payment_proof: {
        reference: null,
        executed_on: '2026-01-05',
        wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
        txid: `0x${'a'.repeat(64)}`,
        tx_urls: [],
        submitted_at: '2026-01-05T13:00:00.000Z',
        chain_reading,
      },
    }),
  ).map(({ text, isFine }) => `${isFine ? '+' : '-'} ${text.replaceAll(/[\u00A0\u202F]/g, ' ')}`);

it('states when a payment was found on the chain: the hour today, else the day too', () => {
  expect(linesOf(found)).toEqual(['+ Retrouvé sur la chaîne à 14 h 02']);
  expect(linesOf({ ...found, read_at: '2026-01-04T13:02:00.000Z' })).toEqual([
    '+ Retrouvé sur la chaîne le 04/01/2026 à 14 h 02',
  ]);
});

it('names each difference: amount, day, sender', () => {
  const other = {
    ...found,
    amount: '9920',
    day: '2026-01-03',
    differences: ['amount', 'day', 'sender'],
  } as const;
  expect(linesOf({ ...other, differences: [...other.differences] }).slice(1)).toEqual([
    '- Montant reçu : 9 920,00 EURC, pour 10 000,00 EURC au contrat',
    '- Datée du 03/01/2026, et non du 05/01/2026',
    expect.stringMatching(/^- Envoyée depuis 0x5290…\S+, et non depuis l’adresse indiquée$/),
  ]);
});

it.each([
  ['pending', 'Vu sur la chaîne à 14 h 02, pas encore confirmé'],
  ['not_found', 'Pas encore retrouvé sur la chaîne (lue à 14 h 02)'],
  ['wrong_token', 'Transaction dans un autre jeton que celui du contrat, lue à 14 h 02'],
  ['not_ours', 'Transaction vers une autre adresse que celle du contrat, lue à 14 h 02'],
  ['failed', 'Transaction échouée, lue à 14 h 02'],
] as const)('states what became of a transaction that is %s', (outcome, sentence) => {
  expect(linesOf({ ...found, outcome, amount: null, day: null, senders: [] })).toEqual([`- ${sentence}`]);
});

it('states nothing before the first reading, nor once it is paid', () => {
  expect(linesOf(null)).toEqual([]);
  expect(linesOf(found, 'paid')).toEqual([]);
});
