// What tests of a contract's chain start from: 15 000 EURC subscribed at the NAV of 5 January.
import { sampleContract } from '@repo/api-sdk/testing';
import type { ContractChain } from './chain.model.ts';

export const emptyChain: Omit<ContractChain, 'contract'> = {
  consents: [],
  documents: [],
  receipts: [],
  missing: null,
  orders: [],
  value: null,
};

type Proof = NonNullable<ContractChain['contract']['payment_proof']>;

export function paidChain(proof: Partial<Proof> = {}): ContractChain {
  return {
    ...emptyChain,
    contract: sampleContract({
      payment_status: 'paid',
      payment_recorded_at: '2026-01-05',
      payment_proof: {
        reference: null,
        executed_on: '2026-01-04',
        wallet_address: null,
        txid: null,
        tx_urls: [],
        submitted_at: '2026-01-04T10:00:00.000Z',
        chain_reading: null,
        ...proof,
      },
    }),
    receipts: [{ id: 'rec_1', day: '2026-01-05', amount: '15000', currency: 'EURC' }],
    orders: [
      {
        id: 'ord_1',
        kind: 'subscription',
        requested_at: '2026-01-05T11:00:00.000Z',
        order_day: '2026-01-05',
        expected_nav_day: null,
        currency: 'EURC',
        deal: {
          nav: '101',
          nav_date: '2026-01-05',
          nav_published_on: '2026-01-06',
          nav_currency: 'USD',
          quotes: [{ base: 'EUR', quote: 'USD', rate: '1.1111', date: '2026-01-01' }],
          units: '164.026072607261',
          gross: '15000',
          fees: '89.93',
          net: '14910.07',
        },
        payout: null,
      },
    ],
    value: {
      amount: '15392.31',
      currency: 'EUR',
      units: '164.026072607260726072',
      nav: '102',
      nav_date: '2026-01-08',
      is_nav_late: false,
    },
  };
}

/** The text of its order, with ordinary spaces. */
export const EXECUTED =
  'Exécuté à la VL du 05/01/2026, publiée le 06/01/2026 : 101 USD · taux EUR/USD 1,1111 du 01/01/2026 · 164,026072607261 parts · frais 89,93 EURC';
