// Recovery codes: 50 random bits each, written in an alphabet without letters that are mistaken for others.
import { createHmac, hash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { consumeRecoveryCode, replaceRecoveryCodes } from './factors.repository.ts';

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const codesPerAccount = 10;
const codeLength = 10;

/** `ABCDE-FGHJK`: rejection keeps each letter as likely as any other. */
function newCode(deps: Deps): string {
  let letters = '';
  while (letters.length < codeLength) {
    for (const byte of hash('sha256', deps.ids.token(), 'buffer'))
      if (byte < 240 && letters.length < codeLength) letters += alphabet.charAt(byte % alphabet.length);
  }
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** As it was typed: case, spaces and the dash do not matter. */
function hashOf(secret: string, userId: string, typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHmac('sha256', secret).update(`recovery:${userId}:${code}`).digest('hex');
}

/** New ones, which replace those before; the texts returned here are never stored. */
export async function issueRecoveryCodes(deps: Deps, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesPerAccount }, () => newCode(deps));
  const createdAt = deps.clock.now();
  const rows = codes.map((code) => ({
    id: deps.ids.uuid(),
    userId,
    codeHash: hashOf(deps.secret, userId, code),
    createdAt,
  }));
  await replaceRecoveryCodes(deps.db, userId, rows);
  return codes;
}

/** Uses one up; false for an unknown or used one. Those issued under the secret before are good while it is known. */
export async function spendRecoveryCode(deps: Deps, userId: string, typed: string): Promise<boolean> {
  const now = deps.clock.now();
  for (const secret of [deps.secret, deps.settings.previousSecret]) {
    const codeHash = secret === null ? null : hashOf(secret, userId, typed);
    if (codeHash !== null && (await consumeRecoveryCode(deps.db, { userId, codeHash, now }))) return true;
  }
  return false;
}
