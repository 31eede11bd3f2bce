import { sampleContract } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { type ContractChain, chainSteps } from './chain.model.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;
const nothing = { consents: [], documents: [], payment: null, first_nav: null, value: null };
const rowsOf = (chain: ContractChain) =>
  chainSteps(chain).map(({ id, detail, link }) => [id, plain(detail), link ?? null]);

const paid: ContractChain = {
  ...nothing,
  contract: sampleContract({
    payment_status: 'paid',
    payment_proof: {
      reference: 'VIR-1',
      executed_on: '2026-01-04',
      wallet_address: null,
      txid: null,
      tx_urls: [],
      submitted_at: '2026-01-04T10:00:00.000Z',
    },
  }),
  payment: {
    amount: '15000',
    net_amount: '14910.07',
    currency: 'EURC',
    value_date: '2026-01-05',
    recorded_at: '2026-01-05T11:00:00.000Z',
  },
  first_nav: { nav: '101', nav_date: '2026-01-05', units: '164.0260726072' },
  value: { amount: '15392.31', currency: 'EUR', units: '164.0260726072', nav: '102', nav_date: '2026-01-08' },
};

describe('the steps of a contract', () => {
  it('have their detail and their link once done', () => {
    expect(rowsOf(paid)).toEqual([
      ['contract', '02/01/2026 10:00 · 15 000,00 EURC', null],
      ['signature', '02/01/2026 10:10', 'contractFile'],
      ['proof', '04/01/2026 11:00', 'proof'],
      ['payment', 'Valeur du 05/01/2026 · 15 000,00 EURC, dont 14 910,07 EURC investis après frais', null],
      ['firstNav', 'Valeur d’une part (VL) le 05/01/2026 : 101 · 164,026073 parts', null],
      ['value', 'Valeur d’une part (VL) le 08/01/2026 : 102 · 15 392,31 €', 'figures'],
    ]);
  });

  it('have no detail while pending', () => {
    const contract = sampleContract({ status: 'pending', signed_at: null, contract_url: null });
    expect(rowsOf({ ...nothing, contract }).slice(1)).toEqual(
      ['signature', 'proof', 'payment', 'firstNav', 'value'].map((id) => [id, null, null]),
    );
  });

  it('offer to submit a proof once signed', () => {
    const proof = rowsOf({ ...nothing, contract: sampleContract() }).find(([id]) => id === 'proof');
    expect(proof).toEqual(['proof', null, 'proof']);
  });

  it('end with the withdrawals, then the end', () => {
    const contract = sampleContract({
      status: 'closed',
      closed_date: '2026-03-01',
      withdrawals: [
        {
          id: 'w1',
          amount: '100',
          exit_fee: '0.2',
          currency: 'EURC',
          amount_converted: '100',
          converted_currency: 'EUR',
          occurred_at: '2026-02-01',
          reference: null,
          metadata: {},
        },
      ],
    });
    expect(rowsOf({ ...paid, contract }).slice(-2)).toEqual([
      ['w1', '01/02/2026 · 100,00 € · frais 0,20 €', null],
      ['end', '01/03/2026', null],
    ]);
  });

  it('end a contract whose units are still to leave with their redemption, without an amount', () => {
    const contract = sampleContract({
      status: 'closed',
      closed_date: '2026-03-01',
      exit_order_day: '2026-03-02',
    });
    expect(rowsOf({ ...paid, contract }).at(-1)).toEqual([
      'end',
      '01/03/2026 · Rachat à la première VL datée du 02/03/2026 ou après',
      null,
    ]);
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
