import { expect, it } from 'vitest';
import { validateProof, validateWallet } from './wallets.model.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

it.each([
  [{ label: 'Ledger', network: 'ethereum', address }, null],
  [{ label: ' ', network: 'ethereum', address }, 'label'],
  [{ label: 'x'.repeat(61), network: 'ethereum', address }, 'label'],
  [{ label: 'Ledger', network: 'bitcoin', address }, 'address'],
  [{ label: 'Ledger', network: 'ethereum', address: address.replace('Aed', 'AeD') }, 'address'],
] as const)('a wallet of %j is refused at %s [B16]', (form, field) => {
  expect(validateWallet(form).first?.field ?? null).toBe(field);
});

it('a proof has a signature', () => {
  expect(validateProof({ signature: ' ' }).first?.field).toBe('signature');
  expect(validateProof({ signature: '0xab' }).first).toBeNull();
});
