import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A wallet on Ethereum of this key, in hexadecimal: its address in lower case, and what it signs. */
export function walletOf(key: string): { address: string; sign: (message: string) => string } {
  const secretKey = hexToBytes(key);
  const point = secp256k1.getPublicKey(secretKey, false);
  return {
    address: `0x${bytesToHex(keccak_256(point.subarray(1)).subarray(-20))}`,
    /** As a wallet signs a text: EIP-191, the recovery byte last, from 27. */
    sign: (message) => {
      const body = utf8ToBytes(message);
      const digest = keccak_256(
        concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${body.length}`), body),
      );
      const signed = secp256k1.sign(digest, secretKey, { prehash: false, format: 'recovered' });
      return `0x${bytesToHex(signed.subarray(1))}${(27 + (signed[0] ?? 0)).toString(16)}`;
    },
  };
}
