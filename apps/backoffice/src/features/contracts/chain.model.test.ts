import { sampleContract } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { contractSteps } from './chain.model.ts';

const rowsOf = (change: Parameters<typeof sampleContract>[0]) =>
  contractSteps(sampleContract(change)).map(({ id, state, detail }) => [
    id,
    state,
    typeof detail === 'string' ? detail.replaceAll(/[\u00A0\u202F]/g, ' ') : detail,
  ]);

describe('the steps shown to staff', () => {
  it('are dated, with the next one marked as expected', () => {
    expect(rowsOf({})).toEqual([
      ['contract', 'done', '02/01/2026'],
      ['signature', 'done', '02/01/2026 10:10'],
      ['proof', 'current', 'attendu'],
      ['payment', 'todo', undefined],
      ['firstNav', 'todo', undefined],
      ['value', 'todo', undefined],
    ]);
  });

  it('end with the value, whose first NAV has no date here', () => {
    const payment_proof = {
      reference: 'V',
      executed_on: '2026-01-04',
      wallet_address: null,
      txid: null,
      tx_urls: [],
      submitted_at: '2026-01-04T10:00:00.000Z',
      chain_reading: null,
    };
    expect(
      rowsOf({ payment_proof, payment_recorded_at: '2026-01-05', total_amount: '15392.31' }).slice(2),
    ).toEqual([
      ['proof', 'done', '04/01/2026'],
      ['payment', 'done', '05/01/2026'],
      ['firstNav', 'done', undefined],
      ['value', 'done', '15 392,31 €'],
    ]);
  });

  it('end with the closing', () => {
    expect(rowsOf({ status: 'closed', closed_date: '2026-03-01' }).at(-1)).toEqual([
      'end',
      'done',
      '01/03/2026',
    ]);
  });
});
