import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Identifiers and secrets. Identifiers name things and may be guessed; only tokens and codes are secrets. */
export interface Ids {
  /** A new row's identifier. */
  uuid: () => string;
  /** 256 random bits, base64url. */
  token: () => string;
  /** A six-digit code for a person to copy. */
  code: () => string;
}

export const systemIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  code: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
};
