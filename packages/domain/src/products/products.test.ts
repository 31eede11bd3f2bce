import { describe, expect, it } from 'vitest';
import { validateProductChange } from './index.ts';

const messagesOf = (change: Parameters<typeof validateProductChange>[0]) =>
  validateProductChange(change).failures.map(({ field, message }) => `${field}: ${message}`);
const iban = 'FR76 3000 6000 0112 3456 7890 189';

describe('the bank details of a product', () => {
  it.each([
    [{ iban, bic: 'agrifrpp' }, []],
    [{ iban: null, bic: null }, []],
    // A bank of Polynesia has a French IBAN and a BIC of its territory.
    [{ iban, bic: 'SOGEPFTP' }, []],
    [{ iban: iban.slice(0, -1), bic: null }, ['rib.iban: L’IBAN est incorrect.']],
    [{ iban, bic: 'AGRIFRP' }, ['rib.bic: Le BIC est incorrect.']],
    [{ iban, bic: 'COBADEFF' }, ['rib.bic: Le BIC n’est pas du pays de l’IBAN.']],
  ])('%j', (rib, messages) => {
    expect(messagesOf({ rib })).toEqual(messages);
  });
});

describe('a deposit address', () => {
  const checksummed = '0x52908400098527886E0F7030069857D2E4169EE7';
  it.each([
    [{ symbol: 'USDC', blockchain: 'Ethereum (ERC-20)', address: checksummed }, null],
    [
      { symbol: 'USDC', blockchain: 'Ethereum', address: checksummed.replace('E7', 'e7') },
      'L’adresse de dépôt est incorrecte pour cette devise.',
    ],
    [
      { symbol: 'WBTC', blockchain: 'Bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
      'Le réseau de WBTC est Ethereum (ERC-20).',
    ],
    [{ symbol: 'BTC', blockchain: 'Bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, null],
  ] as const)('%j', (input, message) => {
    expect(messagesOf({ crypto: { inputs: [input] } })).toEqual(
      message === null ? [] : [`crypto.${input.symbol}: ${message}`],
    );
  });
});
