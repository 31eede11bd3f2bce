import { expect, it } from 'vitest';
import { houseAccount } from './house-account.ts';

const product = {
  id: 'usdfy',
  ribIban: 'FR7630006000010000000200651',
  cryptoInputs: [
    { symbol: 'BTC', blockchain: 'Bitcoin', address: 'bc1q' },
    { symbol: 'USDC', blockchain: 'Ethereum (ERC-20)', address: '0xA1' },
    { symbol: 'EURC', blockchain: 'Ethereum (ERC-20)', address: '0xB2' },
  ],
};

it.each([
  ['rib', 'EURO', 'bank:FR7630006000010000000200651'],
  ['crypto', 'BTC', 'wallet:bitcoin:bc1q'],
  ['crypto', 'USDC', 'wallet:ethereum:0xA1'],
  ['crypto', 'EURC', 'wallet:ethereum:0xB2'],
  ['crypto', 'ETH', 'wallet:usdfy'],
] as const)('a contract paid by %s in %s is paid to %s', (paymentMethod, currency, account) => {
  expect(houseAccount(product, { paymentMethod, currency })).toBe(account);
});

it('a product without bank details has an account of its own name', () => {
  const bare = { ...product, ribIban: null };
  expect(houseAccount(bare, { paymentMethod: 'rib', currency: 'EURO' })).toBe('bank:usdfy');
});
