import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;
// EIP-55: a letter is upper case when the hash digit at the same index is 8 or more.
const UPPER_FROM = 8;

/** The address with the letter case of EIP-55, which is its checksum. The input is 0x and 40 hexadecimal digits. */
function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= UPPER_FROM ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/**
 * An Ethereum address in its checksum form, or null. All lower or all upper case has no checksum and is accepted;
 * mixed case must match EIP-55. The zero address has no owner and is refused.
 */
export function parseEthereumAddress(address: string): string | null {
  if (!HEX_ADDRESS.test(address) || address === ZERO_ADDRESS) return null;
  const digits = address.slice(2);
  const isSingleCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  const checksummed = toChecksumAddress(address);
  return isSingleCase || address === checksummed ? checksummed : null;
}
