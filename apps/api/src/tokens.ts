// Opaque secrets: 256 random bits behind a prefix that secret scanners recognise; only their SHA-256 is kept.
import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Deps } from './deps.ts';

export const sessionTokenPrefix = 'usx_';
export const viewTokenPrefix = 'vas_';
export const challengeTokenPrefix = 'chl_';
export const resetTokenPrefix = 'rst_';
export const confirmationTokenPrefix = 'cnf_';
export const disputeTokenPrefix = 'nme_';
export const handoffTokenPrefix = 'hnd_';

export interface NewToken {
  token: string;
  tokenHash: string;
}

export function newToken(deps: Pick<Deps, 'ids'>, prefix: string): NewToken {
  const token = `${prefix}${deps.ids.token()}`;
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** A six-digit code is too short for a bare hash: it is keyed, and bound to its challenge. */
export function hashCode(deps: Pick<Deps, 'secret'>, challengeId: string, code: string): string {
  return createHmac('sha256', deps.secret).update(`code:${challengeId}:${code}`).digest('hex');
}

export function isSameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
