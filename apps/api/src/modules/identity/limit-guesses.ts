// Guesses of one account's password. An attacker is stopped; the account's owner never is: it must not be possible
// to lock an account by wrong guesses on purpose.
import { and, eq, gt, inArray } from 'drizzle-orm';
import { auditLog } from '../../db/schema/audit.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { rateLimits } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { accountLimits, addressKey, enforceGuardedLimit } from '../../http/rate-limit.ts';

export interface Guess {
  email: string;
  /** Null when no account has this address; it is counted all the same. */
  user: UserRow | null;
  ip: string;
}

/** Looked for where there is no account, so that the search costs the same. */
const unknownUserId = '00000000-0000-0000-0000-000000000000';
const familiarForMs = 90 * 24 * 60 * 60_000;

/**
 * Counts a guess from its network address and, where the account was never opened from there, among those of all
 * unfamiliar addresses together. Returns whether the address is familiar.
 */
export async function limitGuesses(deps: Deps, guess: Guess): Promise<boolean> {
  await enforceGuardedLimit(deps, fromHere(guess), accountLimits.login);
  const isFamiliar = await isFamiliarAddress(deps, guess.user?.id ?? unknownUserId, guess.ip);
  if (!isFamiliar) {
    await enforceGuardedLimit(deps, `login-account:${guess.email}`, accountLimits.loginElsewhere);
  }
  return isFamiliar;
}

/** A right password forgives the wrong ones of the same place, not those of others. */
export async function forgiveGuesses(deps: Deps, guess: Guess): Promise<void> {
  await deps.db.delete(rateLimits).where(eq(rateLimits.key, fromHere(guess)));
}

function fromHere({ email, ip }: Guess): string {
  return `login-account:${email}:${addressKey(ip)}`;
}

/** A session was opened, or the password changed by the link of a mail, from there: its owner's own address. */
async function isFamiliarAddress(deps: Deps, userId: string, ip: string): Promise<boolean> {
  const rows = await deps.db
    .selectDistinct({ ip: auditLog.ip })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, userId),
        inArray(auditLog.action, ['session.opened', 'password.changed']),
        gt(auditLog.at, new Date(deps.clock.now().getTime() - familiarForMs)),
      ),
    );
  return rows.some((row) => row.ip !== null && addressKey(row.ip) === addressKey(ip));
}
