import { describe, expect, it } from 'vitest';
import {
  checkOriginAddress,
  isSameAddress,
  networkOfAddress,
  networkOfAsset,
  parseAddress,
  tokenContracts,
} from './index.ts';

// Vectors of EIP-55, BIP-173 and BIP-350.
const ethereumValid = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const ethereumInvalid = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
  `0x${'0'.repeat(40)}`,
  '52908400098527886E0F7030069857D2E4169EE7',
  '0x52908400098527886E0F7030069857D2E4169EE',
  '0x52908400098527886E0F7030069857D2E4169EE77',
  '0xg2908400098527886E0F7030069857D2E4169EE7',
];
const bitcoinValid = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
];
const bitcoinInvalid: readonly [string, string][] = [
  ['a wrong base58 checksum', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['a wrong bech32 checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4'],
  ['version 0 in bech32m', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  ['version 1 in bech32', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['a testnet segwit address', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['a testnet base58 address', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['witness version 16', 'BC1SW50QGDZ25J'],
  ['witness version 2', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['an Ethereum address', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['nothing', ''],
];

describe('parseAddress', () => {
  it.each(ethereumValid)('accepts the Ethereum address %s', (address) => {
    expect(parseAddress(address, 'ethereum')?.toLowerCase()).toBe(address.toLowerCase());
    expect(networkOfAddress(address)).toBe('ethereum');
  });

  it.each(ethereumInvalid)('refuses the Ethereum address %s', (address) => {
    expect(parseAddress(address, 'ethereum')).toBeNull();
  });

  it('stores one form of an Ethereum address, in any letter case', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const upper = `0x${address.slice(2).toUpperCase()}`;
    expect([address, address.toLowerCase(), upper].map((text) => parseAddress(text, 'ethereum'))).toEqual([
      address,
      address,
      address,
    ]);
  });

  it.each(bitcoinValid)('accepts the Bitcoin address %s', (address) => {
    const stored = /^bc1/i.test(address) ? address.toLowerCase() : address;
    expect(parseAddress(` ${address} `, 'bitcoin')).toBe(stored);
    expect(networkOfAddress(address)).toBe('bitcoin');
  });

  it.each(bitcoinInvalid)('refuses as a Bitcoin address %s', (_what, address) => {
    expect(parseAddress(address, 'bitcoin')).toBeNull();
  });
});

describe('isSameAddress', () => {
  const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  it.each([
    ['in another letter case', ethereum.toLowerCase(), ethereum, true],
    ['with spaces around', ` ${ethereum} `, ethereum, true],
    ['another address', '0xde709f2102306220921060314715629080e2fb77', ethereum, false],
    ['a text that is no address, beside one', 'ailleurs', ethereum, false],
    [
      'two texts that are no address of the network',
      'ailleurs',
      '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
      false,
    ],
    ['the same address of a network that is not known here', 'T9yD14Nj', 'T9yD14Nj', true],
  ] as const)('%s', (_case, pasted, expected, isSame) => {
    expect(isSameAddress(pasted, expected, 'ethereum')).toBe(isSame);
  });
});

describe('checkOriginAddress', () => {
  const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
  const incorrect = { isValid: false, message: 'L’adresse d’origine des fonds est incorrecte.' };

  it('is required', () => {
    expect(checkOriginAddress({ address: '  ', asset: 'BTC' })).toEqual({
      isValid: false,
      message: 'Vous devez indiquer votre adresse de provenance des fonds.',
    });
  });

  it.each(['BTC', 'ETH', 'USDC', 'EURC', 'WBTC'] as const)('must be of the network of %s', (asset) => {
    const [good, bad] = networkOfAsset[asset] === 'bitcoin' ? [bitcoin, ethereum] : [ethereum, bitcoin];
    expect(checkOriginAddress({ address: good, asset })).toMatchObject({ isValid: true, address: good });
    expect(checkOriginAddress({ address: bad, asset })).toEqual(incorrect);
  });

  it('may be of any network without an asset', () => {
    expect(checkOriginAddress({ address: bitcoin })).toMatchObject({ isValid: true, network: 'bitcoin' });
    expect(checkOriginAddress({ address: ethereum })).toMatchObject({ isValid: true, network: 'ethereum' });
    expect(checkOriginAddress({ address: 'ailleurs' })).toEqual(incorrect);
  });

  it('is neither a token contract nor one of our own addresses, in any letter case', () => {
    expect(checkOriginAddress({ address: tokenContracts.USDC.toLowerCase() })).toEqual(incorrect);
    expect(checkOriginAddress({ address: ethereum.toLowerCase(), ownAddresses: [ethereum] })).toEqual(
      incorrect,
    );
    expect(checkOriginAddress({ address: bitcoin, ownAddresses: [ethereum, bitcoin] })).toEqual(incorrect);
  });
});
