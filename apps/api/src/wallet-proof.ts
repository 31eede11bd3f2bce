import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { parseAddress } from '@repo/domain/crypto-address';

/** r, s and the recovery byte, in hexadecimal. */
const SIGNATURE = /^0x[0-9a-fA-F]{130}$/;

/**
 * Whether a wallet on Ethereum signed a text: EIP-191, version 0x45 (`personal_sign`). The account that signed is recovered
 * and compared; a wallet that is a contract (EIP-1271) can't be proven this way.
 */
export function isSignedBy(address: string, message: string, signature: string): boolean {
  const text = signature.trim();
  if (!SIGNATURE.test(text)) return false;
  const bytes = hexToBytes(text.slice(2));
  const recovery = recoveryBit(bytes.at(64) ?? 0);
  if (recovery === null) return false;
  const signer = recover(digestOf(message), concatBytes(Uint8Array.of(recovery), bytes.subarray(0, 64)));
  return signer !== null && signer === parseAddress(address, 'ethereum');
}

/** Wallets write it as 0 or 1, or as 27 or 28. */
function recoveryBit(byte: number): number | null {
  const bit = byte >= 27 ? byte - 27 : byte;
  return bit === 0 || bit === 1 ? bit : null;
}

function digestOf(message: string): Uint8Array {
  const body = utf8ToBytes(message);
  return keccak_256(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${body.length}`), body));
}

/** The address that made a signature, in its checksum form; null when it is no signature. */
function recover(digest: Uint8Array, signature: Uint8Array): string | null {
  try {
    const key = secp256k1.recoverPublicKey(signature, digest, { prehash: false });
    const point = secp256k1.Point.fromBytes(key).toBytes(false);
    return parseAddress(`0x${bytesToHex(keccak_256(point.subarray(1)).subarray(-20))}`, 'ethereum');
  } catch {
    return null;
  }
}
