import { sampleContract } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { explorerUrl } from '../../shared/explorer-url.ts';
import { hashFact, isSafeLink, networkOf, originFact, referenceFact } from './proof.model.ts';

const hash = 'ab'.repeat(32);
const ether = '0x52908400098527886E0F7030069857D2E4169EE7';
const otherEther = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const fine = (text: string) => ({ isFine: true, text });
const wrong = (text: string) => ({ isFine: false, text });

describe('the network of a contract', () => {
  it.each([
    ['EURO', null],
    ['BTC', 'bitcoin'],
    ['WBTC', 'ethereum'],
    ['EURC', 'ethereum'],
  ] as const)('paid in %s is %s', (currency, expected) => {
    expect(networkOf({ currency })).toBe(expected);
  });
});

describe('a transaction hash', () => {
  it.each([
    [`0x${hash}`, 'ethereum', `https://etherscan.io/tx/0x${hash}`],
    [hash, 'bitcoin', `https://mempool.space/tx/${hash}`],
    [hash, 'ethereum', null],
    [`0x${hash}`, 'bitcoin', null],
    [`0x${hash}0`, 'ethereum', null],
    [`${hash}<`, 'bitcoin', null],
  ] as const)('%s on %s has the page %s', (value, network, url) => {
    expect(explorerUrl(value, network)).toBe(url);
    expect(hashFact(value, network)).toEqual(
      url === null ? wrong('format inattendu') : fine('format valable'),
    );
  });
});

describe('the origin address of a proof', () => {
  it.each([
    [ether, { payment_origin: ether }, fine('identique à l’attendu')],
    [ether.toLowerCase(), { payment_origin: ether }, fine('identique à l’attendu')],
    [otherEther, { payment_origin: ether }, wrong('différente de l’attendu')],
    [ether, { payment_origin: null }, fine('format valable')],
    ['0x12', { payment_origin: null }, wrong('format non valable')],
    [ether, { currency: 'EURO' }, wrong('format non valable')],
    [ether, { currency: 'BTC', payment_origin: null }, wrong('format non valable')],
  ] as const)('%s against %j', (origin, change, expected) => {
    expect(originFact(origin, sampleContract(change))).toEqual(expected);
  });
});

describe('the reference of a transfer', () => {
  const contract = sampleContract({ payment_reference: 'PO-2026-0001', po_number: 'PO-2026-0009' });
  it.each([
    ['PO-2026-0001', true],
    ['virement po 2026 0001 merci', true],
    ['PO-2026-0002', false],
  ])('« %s »', (reference, isFine) => {
    expect(referenceFact(reference, contract)?.isFine).toBe(isFine);
  });

  it('is compared with the purchase-order number when none is stated, and not compared without either', () => {
    expect(referenceFact('PO-2026-0009', { ...contract, payment_reference: null })?.isFine).toBe(true);
    expect(referenceFact('PO', { ...contract, payment_reference: null, po_number: null })).toBeNull();
  });
});

describe('a link of a proof', () => {
  it.each([
    ['https://etherscan.io/tx/0x1', true],
    ['HTTPS://etherscan.io', true],
    ['http://etherscan.io', false],
    ['javascript:alert(1)', false],
    [' https://etherscan.io', false],
    ['https://', false],
  ])('%s can be opened: %j', (url, expected) => {
    expect(isSafeLink(url)).toBe(expected);
  });
});
