import type { components } from '@repo/api-sdk';
import { sampleClient } from './page-test.tsx';

type Row = components['schemas']['AdminContractRow'];

/** A signed contract of 15 000 EURC whose proof is to be verified. */
export function sampleContractRow(change: Partial<Row> = {}): Row {
  return {
    id: 'sig_1',
    po_number: 'PO-2026-0001',
    client: sampleClient,
    product: 'USDFY',
    strategy_id: 'str_usdfy',
    status: 'signed',
    payment_status: 'proved',
    payment_method: 'crypto',
    currency: 'EURC',
    amount: '15000.00',
    amount_eur: '15000.00',
    has_proof: true,
    created_at: '2026-01-02T09:00:00.000Z',
    signed_at: '2026-01-02T09:10:00.000Z',
    payment_recorded_at: null,
    closed_date: null,
    ...change,
  };
}
