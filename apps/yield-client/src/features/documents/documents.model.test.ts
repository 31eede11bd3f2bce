import { sampleContract } from '@repo/api-sdk/testing';
import { contractStatuses, paymentStatuses } from '@repo/domain/contract-status';
import { describe, expect, it } from 'vitest';
import {
  closingOutcome,
  contractAction,
  groupByProduct,
  heldValue,
  investedAmount,
  mainAction,
  paidAmount,
  payoutNotes,
  progressOf,
  proofAction,
  requestedCurrency,
  withdrawalAmount,
  withdrawalParts,
} from './documents.model.ts';

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

describe('the currency in the URL', () => {
  it.each([
    ['USD', 'USD'],
    ['CHF', 'CHF'],
    ['BTC', 'BTC'],
    [null, 'EUR'],
    ['usd', 'EUR'],
    ['EURO', 'EUR'],
  ])('%j is %s', (value, expected) => {
    expect(requestedCurrency(value)).toBe(expected);
  });
});

describe('the contracts by product', () => {
  const contracts = [
    sampleContract({
      id: 'old',
      created_at: '2026-01-02T09:00:00.000Z',
      gross_invested_amount_converted: '100.10',
    }),
    sampleContract({ id: 'btc', product: 'BTCFY', created_at: '2026-02-01T09:00:00.000Z' }),
    sampleContract({
      id: 'new',
      created_at: '2026-03-02T09:00:00.000Z',
      gross_invested_amount_converted: '200.20',
    }),
    sampleContract({ id: 'unpaid', created_at: '2026-01-15T09:00:00.000Z' }),
  ];
  const groups = groupByProduct(contracts, 'EUR');

  it('are newest first, the product of the newest contract first', () => {
    expect(groups.map(({ product, contracts: rows }) => [product, rows.map(({ id }) => id)])).toEqual([
      ['USDFY', ['new', 'unpaid', 'old']],
      ['BTCFY', ['btc']],
    ]);
  });

  it('total the received amounts, and nothing for an unpaid contract', () => {
    expect(groups.map(({ totalInvested }) => plain(totalInvested))).toEqual(['300,30 €', '0,00 €']);
  });

  it('are awaited, not worth zero, from the proof of the first payment on', () => {
    const totals = (...statuses: readonly ('waiting' | 'proved' | 'checking')[]) =>
      groupByProduct(
        statuses.map((payment_status) => sampleContract({ status: 'signed', payment_status })),
        'EUR',
      ).map(({ totalInvested }) => plain(totalInvested));
    expect(totals('waiting')).toEqual(['0,00 €']);
    expect(totals('waiting', 'proved')).toEqual(['En attente']);
    expect(totals('checking')).toEqual(['En attente']);
    const received = sampleContract({ gross_invested_amount_converted: '100.10' });
    const proved = sampleContract({ status: 'signed', payment_status: 'proved' });
    expect(plain(groupByProduct([received, proved], 'EUR')[0]?.totalInvested ?? '')).toBe('100,10 €');
  });

  it('D7: have no total in a currency that one of them has no quote in', () => {
    const unquoted = sampleContract({ gross_invested_amount: '15000', converted_currency: 'CHF' });
    expect(groupByProduct([unquoted, ...contracts], 'CHF')[0]?.totalInvested).toBe('non calculable en CHF');
  });

  it('have the tone of their product', () => {
    expect(groups.map(({ tone }) => tone)).toEqual(['usdfy', 'btcfy']);
    expect(groupByProduct([sampleContract({ product: 'AUTRE' })], 'EUR')[0]?.tone).toBeUndefined();
  });
});

describe('the invested amount', () => {
  const received = { gross_invested_amount: '15000', gross_invested_amount_converted: '16500' };
  it.each([
    ['not received', {}, ['15 000,00 €', 'subscribed', null]],
    [
      'received in the currency shown',
      { ...received, gross_invested_amount_converted: '15000' },
      ['15 000,00 €', 'received', null],
    ],
    [
      'received, shown in another currency',
      { ...received, converted_currency: 'USD' },
      ['16 500,00 $US', 'received', '15 000,00 €'],
    ],
    [
      'received in USDC, shown in euros',
      { ...received, currency: 'USDC' },
      ['16 500,00 €', 'received', '15 000,00 $US'],
    ],
    [
      'received, more than was subscribed',
      { ...received, amount: '1', converted_currency: 'USD' },
      ['16 500,00 $US', 'received', '15 000,00 €'],
    ],
    [
      'received, without a quote of the currency shown',
      { gross_invested_amount: '15000', converted_currency: 'CHF' },
      ['non calculable en CHF', 'received', '15 000,00 €'],
    ],
  ] as const)('%s', (_, change, [amount, kind, original]) => {
    const shown = investedAmount(sampleContract(change));
    expect([plain(shown.amount), shown.kind, shown.original === null ? null : plain(shown.original)]).toEqual(
      [amount, kind, original],
    );
  });
});

it('shows a withdrawal in the selected currency, or why it has none, and its exit fee in its own', () => {
  const withdrawal = {
    id: 'w',
    amount: '0.5',
    exit_fee: '0.001',
    currency: 'BTC',
    amount_converted: '30000',
    converted_currency: 'EUR',
    occurred_at: '2026-03-01',
    reference: null,
    metadata: {},
  } as const;
  expect(plain(withdrawalAmount(withdrawal))).toBe('30 000,00 €');
  expect(plain(withdrawalAmount({ ...withdrawal, amount_converted: null }))).toBe(
    '0,50000000 BTC (non calculable en EUR)',
  );
  expect(plain(paidAmount(withdrawal))).toBe('0,50000000 BTC');
  expect([
    paidAmount({ ...withdrawal, amount_converted: null }),
    paidAmount({ ...withdrawal, currency: 'EURC' }),
  ]).toEqual([null, null]);
  expect([
    withdrawalParts({ ...withdrawal, exit_fee: '0.00' }),
    withdrawalParts({ ...withdrawal, exit_fee: null }),
  ]).toEqual([null, null]);
});

it('a withdrawal says its gross amount beside the net one (ux 18)', () => {
  const one = {
    id: 'w',
    amount: '2641.14',
    exit_fee: '5.29',
    currency: 'EURC',
    amount_converted: '2641.14',
    converted_currency: 'EUR',
    occurred_at: '2026-03-01',
    reference: null,
    metadata: {},
  } as const;
  expect(plain(withdrawalParts(one))).toBe('brut 2 646,43 €, dont frais de sortie 5,29 €');
});

describe('the card of a contract', () => {
  it.each([
    ['pending', 'waiting', 'sign', ['current', 'todo', 'todo', 'todo']],
    ['signed', 'waiting', 'pay', ['done', 'current', 'todo', 'todo']],
    ['signed', 'proved', 'follow', ['done', 'done', 'current', 'todo']],
    ['signed', 'paid', 'follow', ['done', 'done', 'done', 'current']],
    ['closed', 'paid', 'follow', undefined],
    ['canceled', 'canceled', 'follow', undefined],
  ] as const)('%s, payment %s: its one action is %s', (status, payment_status, action, states) => {
    const contract = sampleContract({ status, payment_status });
    expect(mainAction(contract)).toBe(action);
    expect(progressOf(contract)?.map(({ state }) => state)).toEqual(states);
  });

  it.each([
    [{ proof_refusal: 'Illisible.' }, 'prove'],
    [{ payment_status: 'paid', can_withdraw: true }, 'withdraw'],
  ] as const)('signed, %j: its one action is %s', (change, action) => {
    expect(mainAction(sampleContract(change))).toBe(action);
  });

  it('shows the value of its units, once it has some', () => {
    const held = sampleContract({ total_amount: '15100', total_amount_converted: '15100.5' });
    expect(plain(heldValue(held))).toBe('15 100,50 €');
    expect(progressOf({ ...held, payment_status: 'paid' })?.at(-1)?.state).toBe('done');
    expect(heldValue(sampleContract())).toBeNull();
    expect(heldValue({ ...held, status: 'closed' })).toBeNull();
  });
});

describe('the actions on a contract', () => {
  it('cancel while it is pending, close once it is signed, and nothing after', () => {
    expect(contractStatuses.map((status) => [status, contractAction(sampleContract({ status }))])).toEqual([
      ['pending', 'cancel'],
      ['signed', 'close'],
      ['refused', null],
      ['canceled', null],
      ['closed', null],
    ]);
  });

  it('submit, edit or view a proof by payment status', () => {
    const actions = paymentStatuses.map((payment_status) => proofAction(sampleContract({ payment_status })));
    expect(actions).toEqual(['submit', 'edit', null, 'view', null]);
    expect(proofAction(sampleContract({ status: 'pending' }))).toBeNull();
  });

  it('show the refund of closing', () => {
    const outcomes = paymentStatuses.map((payment_status) =>
      closingOutcome(sampleContract({ payment_status })),
    );
    expect(outcomes).toEqual(['unpaid', 'unchecked', 'unchecked', 'paid', 'unpaid']);
  });
});

describe('what is owed for a contract', () => {
  const payout = {
    id: 'pay_1',
    kind: 'closing',
    state: 'to_prepare',
    amount: '998',
    asset: 'EURO',
    is_received: true,
    requested_at: '2026-03-01T09:00:00.000Z',
    due_by: '2026-03-06',
    held_until: null,
    sent_back_on: null,
    executed_on: null,
    reference: null,
  } as const;

  it.each([
    [payout, ['Versement de 998,00 € prévu au plus tard le 06/03/2026']],
    [
      { ...payout, held_until: '2026-03-05' },
      ['Versement de 998,00 € prévu au plus tard le 06/03/2026, pas avant le 05/03/2026'],
    ],
    [
      { ...payout, sent_back_on: '2026-03-02' },
      [
        'Virement renvoyé par votre banque le 02/03/2026, nous vous contactons. Versement de 998,00 € prévu au plus tard le 06/03/2026',
      ],
    ],
    [{ ...payout, asset: 'USDC', is_received: false }, ['998,00 USDC à vous rendre s’ils nous parviennent']],
    [{ ...payout, state: 'to_qualify', due_by: null }, ['Versement de 998,00 € en cours de vérification']],
    [
      { ...payout, state: 'executed', executed_on: '2026-03-04', reference: 'VIR-9' },
      ['Versement de 998,00 € exécuté le 04/03/2026, référence VIR-9'],
    ],
    [{ ...payout, state: 'void', is_received: false }, []],
    [{ ...payout, state: 'replaced' }, []],
  ] as const)('%j is said as %j', (value, expected) => {
    expect(payoutNotes(sampleContract({ payouts: [value] })).map(plain)).toEqual(expected);
  });
});
