import { expect, test } from 'vitest';
import { parseTransactionHash } from './index.ts';

const hash = 'ab'.repeat(32);

test.each([
  [`0x${hash}`, `0x${hash}`],
  [hash.toUpperCase(), `0x${hash}`],
  [` https://etherscan.io/tx/0x${hash}?a=1 `, `0x${hash}`],
  ['0x1', null],
  [`0x${hash}ab`, null],
  ['', null],
])('%s on Ethereum is %s', (text, expected) => {
  expect(parseTransactionHash(text, 'ethereum')).toBe(expected);
});

test('on Bitcoin has no prefix', () => {
  expect(parseTransactionHash(`https://mempool.space/tx/${hash}`, 'bitcoin')).toBe(hash);
});
