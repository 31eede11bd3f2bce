import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
// Mainnet version bytes: P2PKH (1…) and P2SH (3…); then a 20-byte hash.
const BASE58_VERSIONS = [0x00, 0x05];
const BASE58_LENGTH = 21;
const SEGWIT_PREFIX = 'bc';
// Bytes of the program by witness version: v0 is P2WPKH or P2WSH, v1 is P2TR. Later versions are valid
// encodings without an assigned use.
const PROGRAM_LENGTHS: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [20, 32]],
  [1, [32]],
]);

/** Null instead of the exception that the library's decoders throw on malformed input. */
function attempt<Result>(decode: () => Result): Result | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

function isBase58Address(address: string): boolean {
  const bytes = attempt(() => base58check.decode(address));
  const version = bytes?.[0];
  return bytes?.length === BASE58_LENGTH && version !== undefined && BASE58_VERSIONS.includes(version);
}

function isSegwitAddress(address: string, codec: typeof bech32): boolean {
  const decoded = codec.decodeUnsafe(address) ?? null;
  const version = decoded?.words[0];
  if (decoded === null || version === undefined || decoded.prefix !== SEGWIT_PREFIX) return false;
  // BIP-350: version 0 uses bech32, later versions bech32m.
  if ((version === 0) !== (codec === bech32)) return false;
  const program = attempt(() => codec.fromWords(decoded.words.slice(1)));
  return program !== null && (PROGRAM_LENGTHS.get(version)?.includes(program.length) ?? false);
}

/**
 * A Bitcoin mainnet address in its stored form (bech32 in lower case), or null: base58check P2PKH and P2SH, segwit v0
 * in bech32, taproot in bech32m. Testnet, mixed case and unknown witness versions are refused.
 */
export function parseBitcoinAddress(address: string): string | null {
  if (isBase58Address(address)) return address;
  const isSegwit = isSegwitAddress(address, bech32) || isSegwitAddress(address, bech32m);
  return isSegwit ? address.toLowerCase() : null;
}
