import { describe, expect, it } from 'vitest';
import {
  detailsChangedOn,
  networkName,
  networkWarning,
  paymentTitle,
  typedEuros,
} from './payment-kit.model.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('what a payment needs', () => {
  it.each([
    ['rib', 'EURO', 'Virez 12 500,50 €'],
    ['crypto', 'USDC', 'Envoyez 12 500,50 USDC'],
  ] as const)('by %s in %s is titled « %s »', (method, asset, title) => {
    const payment = { method, asset, amount: '12500.5', reference: null, origin: null, signedAt: null };
    expect(plain(paymentTitle(payment))).toBe(title);
  });

  it.each([
    ['12500.5', '12500,50'],
    ['15000', '15000,00'],
  ])('%s euros are copied as a bank reads them: %s', (amount, copied) => {
    expect(typedEuros(amount)).toBe(copied);
  });

  it.each([
    ['USDC', 'Polygon', 'Polygon'],
    ['USDC', ' ', 'Ethereum (ERC-20)'],
    ['BTC', null, 'Bitcoin'],
    ['EURO', undefined, ''],
  ] as const)('the network of %s on « %s » is « %s »', (asset, blockchain, name) => {
    expect(networkName(asset, blockchain)).toBe(name);
  });

  it.each([
    ['USDC', 'Ethereum (ERC-20)', /Tron/],
    ['BTC', 'Bitcoin', /Lightning/],
    ['USDC', 'Polygon', /^Un envoi sur un autre réseau serait définitivement perdu\.$/],
  ] as const)('the warning for %s on %s names the network and what is lost', (symbol, blockchain, lost) => {
    const { title, text } = networkWarning({ symbol, blockchain, address: '0x1' });
    expect(title).toBe(`Uniquement sur le réseau ${blockchain}.`);
    expect(text).toMatch(lost);
  });

  it.each([
    [null, '2026-01-02', null],
    ['2026-01-01', '2026-01-02', null],
    ['2026-01-03', '2026-01-02', '2026-01-03'],
    ['2026-01-03', null, null],
  ])('details in place since %s, signed on %s, have changed on %s', (since, signedAt, day) => {
    expect(detailsChangedOn({ payment_details_since: since }, signedAt)).toBe(day);
  });
});
