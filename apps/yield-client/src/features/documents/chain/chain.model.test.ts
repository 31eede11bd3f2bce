import { sampleContract } from '@repo/api-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { EXECUTED, emptyChain, paidChain } from './chain.fixture.ts';
import { type ContractChain, chainSteps, waitText } from './chain.model.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;
const rowsOf = (chain: ContractChain) =>
  chainSteps(chain).map(({ id, detail, link }) => [id, plain(detail), link ?? null]);

const paid = paidChain({ reference: 'VIR-1' });

describe('the steps of a contract', () => {
  it('have their detail and their link once done', () => {
    expect(rowsOf(paid)).toEqual([
      ['contract', '02/01/2026 10:00 · 15 000,00 EURC', null],
      ['signature', '02/01/2026 10:10', 'contractFile'],
      ['proof', '04/01/2026 11:00', 'proof'],
      ['payment', 'Transfert reçu le 05/01/2026 : 15 000,00 EURC', null],
      ['firstNav', EXECUTED, null],
      ['value', 'VL du 08/01/2026 : 102 · 15 392,31 €', 'figures'],
    ]);
  });

  it('[A45] name who prepared it for the client', () => {
    const contract = sampleContract({ channel: 'assisted', prepared_by: 'Thomas Bernard' });
    expect(rowsOf({ ...emptyChain, contract })[0]?.[1]).toContain(
      'préparée par Thomas Bernard, acceptée par vous',
    );
  });

  it('have no detail while pending', () => {
    const contract = sampleContract({ status: 'pending', signed_at: null, contract_url: null });
    expect(rowsOf({ ...emptyChain, contract }).slice(1)).toEqual(
      ['signature', 'proof', 'payment', 'firstNav', 'value'].map((id) => [id, null, null]),
    );
  });

  it.each([
    ['a signature', 'signature', { status: 'pending' }, {}, 'à signer'],
    ['a proof', 'proof', {}, {}, 'à déposer une fois le paiement envoyé'],
    ['an unannounced transfer', 'payment', {}, {}, 'une fois le transfert envoyé'],
    ['an unannounced bank transfer', 'payment', { payment_method: 'rib' }, {}, 'une fois le virement envoyé'],
    // 9 January 2026 is a Friday.
    [
      'a bank transfer',
      'payment',
      { payment_method: 'rib' },
      { sent: '2026-01-09' },
      'attendu le 12/01/2026',
    ],
    ['coins', 'payment', {}, { sent: '2026-01-10' }, 'attendu aujourd’hui'],
    ['late coins', 'payment', {}, { sent: '2026-01-08' }, 'attendu depuis le 08/01/2026'],
    [
      'a refused proof',
      'payment',
      { proof_refusal: 'Illisible.' },
      { sent: '2026-01-08' },
      'une fois le transfert envoyé',
    ],
    ['an order', 'firstNav', {}, {}, 'à la première VL qui suit l’argent reçu'],
    ['a NAV to come', 'firstNav', {}, { nav: '2026-01-12' }, 'VL du 12/01/2026'],
    ['a NAV of today', 'firstNav', {}, { nav: '2026-01-10' }, 'VL d’aujourd’hui, attendue dans la journée'],
    ['a late NAV', 'firstNav', {}, { nav: '2026-01-09' }, 'VL du 09/01/2026, pas encore publiée'],
    ['its value', 'value', {}, {}, 'dès la première VL'],
  ] as const)('that wait for %s say what is expected, and when', (...[, id, change, given, text]) => {
    const { sent, nav }: { sent?: string; nav?: string } = given;
    const { payment_proof: proof } = paid.contract;
    const contract = sampleContract({
      ...change,
      ...(sent !== undefined && proof && { payment_proof: { ...proof, executed_on: sent } }),
    });
    const orders = paid.orders
      .slice(0, nav === undefined ? 0 : 1)
      .map((order) => ({ ...order, deal: null, expected_nav_day: nav ?? null }));
    expect(waitText(id, { ...emptyChain, contract, orders }, '2026-01-10')).toBe(text);
  });

  it('offer to submit a proof once signed', () => {
    const proof = rowsOf({ ...emptyChain, contract: sampleContract() }).find(([id]) => id === 'proof');
    expect(proof).toEqual(['proof', null, 'proof']);
  });

  it('await another proof once the last was refused', () => {
    const { payment_proof } = paid.contract;
    const contract = sampleContract({ payment_proof, proof_refusal: 'Montant différent.' });
    const proof = rowsOf({ ...emptyChain, contract }).find(([id]) => id === 'proof');
    expect(proof).toEqual(['proof', null, 'proof']);
  });

  it('list each sum received, and what is missing', () => {
    const [first] = paid.receipts;
    if (first === undefined) throw new Error('nothing is received');
    const short = {
      ...paid,
      receipts: [
        { ...first, amount: '6000' },
        { ...first, id: 'rec_2', day: '2026-01-07', amount: '3920' },
      ],
      missing: '80',
      orders: [],
    };
    expect(rowsOf(short).find(([id]) => id === 'payment')?.[1]).toBe(
      'Transfert reçu le 05/01/2026 : 6 000,00 EURC · Transfert reçu le 07/01/2026 : 3 920,00 EURC · il manque 80,00 EURC',
    );
    expect(rowsOf(short).find(([id]) => id === 'firstNav')?.[1]).toBeNull();
  });

  it('name a price that is late with its age', () => {
    vi.useFakeTimers({ now: new Date('2026-01-11T12:00:00Z') });
    const value = paid.value && { ...paid.value, is_nav_late: true };
    expect(rowsOf({ ...paid, value }).at(-1)?.[1]).toBe(
      'VL du 08/01/2026, il y a 3 jours : 102 · 15 392,31 €',
    );
    vi.useRealTimers();
  });

  const [subscription] = paid.orders;
  if (!subscription?.deal) throw new Error('nothing is executed');
  const owed = {
    id: 'pay_1',
    kind: 'closing',
    state: 'to_prepare',
    amount: '15174.91',
    asset: 'EURC',
    is_received: true,
    requested_at: '2026-03-04T10:00:00.000Z',
    due_by: '2026-03-11',
    held_until: null,
    sent_back_on: null,
    executed_on: null,
    reference: null,
  } as const;
  const closing = {
    ...subscription,
    id: 'ord_2',
    kind: 'closing',
    requested_at: '2026-03-01T09:00:00.000Z',
    order_day: '2026-03-02',
  } as const;
  const deal = {
    ...subscription.deal,
    nav: '103',
    nav_date: '2026-03-03',
    nav_published_on: '2026-03-04',
    quotes: [],
    fees: '30.41',
    net: '15174.91',
  };
  const closed = sampleContract({ status: 'closed', closed_date: '2026-03-01', payouts: [owed] });
  const DEALT =
    'Demandé le 01/03/2026 · Exécuté à la VL du 03/03/2026, publiée le 04/03/2026 : 103 USD · 15 174,91 EURC · 164,026072607261 parts · frais 30,41 EURC';

  it.each([
    [
      { deal: null, payout: null },
      'Demandé le 01/03/2026 · à exécuter à la première VL datée du 02/03/2026 ou après',
    ],
    [{ deal, payout: owed }, `${DEALT} · Versement de 15 174,91 EURC prévu au plus tard le 11/03/2026`],
    [
      { deal, payout: { ...owed, executed_on: '2026-03-09', reference: 'VIR-9' } },
      `${DEALT} · Versement de 15 174,91 EURC exécuté le 09/03/2026, référence VIR-9`,
    ],
  ] as const)('follow a closing to its payment: %#', (change, text) => {
    const orders = [...paid.orders, { ...closing, ...change }];
    expect(
      rowsOf({ ...paid, contract: { ...closed, payouts: change.payout ? [owed] : [] }, orders }).slice(-2),
    ).toEqual([
      ['ord_2', text, null],
      ['end', '01/03/2026', null],
    ]);
  });

  it('are awaited while they wait for their NAV', () => {
    const orders = [...paid.orders, { ...closing, deal: null, payout: null }, { ...closing, id: 'ord_3' }];
    const steps = chainSteps({ ...paid, contract: closed, orders });
    expect(steps.filter(({ isAwaited }) => isAwaited === true).map(({ id }) => id)).toEqual(['ord_2']);
  });

  it('end a renounced contract with what is owed', () => {
    const contract = sampleContract({
      status: 'closed',
      closed_date: '2026-01-10',
      renounced_at: '2026-01-10T09:00:00.000Z',
      payouts: [
        {
          id: 'pay_1',
          kind: 'renunciation',
          state: 'to_prepare',
          amount: '15000',
          asset: 'EURC',
          is_received: true,
          requested_at: '2026-01-10T09:00:00.000Z',
          due_by: '2026-02-09',
          held_until: null,
          sent_back_on: null,
          executed_on: null,
          reference: null,
        },
      ],
    });
    expect(rowsOf({ ...paid, contract }).at(-1)).toEqual([
      'end',
      '10/01/2026 10:00 · Versement de 15 000,00 EURC prévu au plus tard le 09/02/2026',
      null,
    ]);
  });
});
