import { sampleContract } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { proofMode, proofValues } from './proof.model.ts';

const proof = {
  reference: 'VIR-1',
  executed_on: '2026-01-04',
  wallet_address: '0xa',
  txid: '0xb',
  tx_urls: ['https://etherscan.io/tx/0xb'],
  submitted_at: '2026-01-04T10:00:00.000Z',
  chain_reading: null,
};

describe('the initial values of the form', () => {
  it('are the announced origin and one empty link before any proof', () => {
    expect(proofValues(sampleContract({ payment_origin: '0xorigin' }))).toEqual({
      reference: '',
      wallet_address: '0xorigin',
      txid: '',
      tx_urls: [''],
      executed_on: null,
    });
  });

  it('are those of the proof on file', () => {
    const { submitted_at: _, chain_reading: __, ...values } = proof;
    expect(proofValues(sampleContract({ payment_proof: proof, payment_origin: '0xorigin' }))).toEqual(values);
  });

  it('have one link to fill in when the proof has none', () => {
    expect(proofValues(sampleContract({ payment_proof: { ...proof, tx_urls: [] } })).tx_urls).toEqual(['']);
  });
});

describe('how a proof is shown', () => {
  it.each([
    [{ payment_status: 'waiting' }, 'form'],
    [{ payment_status: 'proved' }, 'form'],
    [{ payment_status: 'checking' }, 'checking'],
    [{ payment_status: 'paid' }, 'paid'],
    [{ payment_status: 'canceled' }, 'none'],
    [{ status: 'pending' }, 'none'],
    [{ status: 'closed', payment_status: 'paid' }, 'paid'],
  ] as const)('%j', (change, expected) => {
    expect(proofMode(sampleContract(change))).toBe(expected);
  });

  it('shows a message for an unknown payment method (R262)', () => {
    const contract = { ...sampleContract(), payment_method: 'cheque' };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another server's payment method, outside the spec
    expect(proofMode(contract as Parameters<typeof proofMode>[0])).toBe('unsupported');
  });
});
