// The proof that the mailbox of an account is its owner’s: nothing is signed before.
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { accountLimits, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { confirmationTokenPrefix, hashToken } from '../../tokens.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { confirmAddress, findUserById, lockUser } from '../accounts/users.repository.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { consumeChallenge, findChallenge, voidChallenges } from './challenges.repository.ts';
import { authorOf, type Visitor } from './create-session.ts';
import { identityErrors } from './identity.errors.ts';
import { newLink } from './send-reset-link.ts';

const purpose = 'confirm_email';
const linkHours = 72;

/** What was read in the mailbox. */
type Proof = 'link' | 'code' | 'password_reset';

/** In the transaction of what proves it, of the address that was read; returns the account as it is then. */
export async function confirmEmail(
  deps: Deps,
  user: UserRow,
  { by, proof }: { by: AuditAuthor; proof: Proof },
): Promise<UserRow> {
  if (user.emailUnconfirmedSince === null) return user;
  const now = deps.clock.now();
  const confirmed = await confirmAddress(deps.db, user, now);
  if (confirmed === null) return (await findUserById(deps.db, user.id)) ?? user;
  await voidChallenges(deps.db, user.id, { purpose, now });
  await recordAudit(deps, {
    by,
    action: 'account.email_confirmed',
    object: { type: 'user', id: user.id },
    after: { proof },
  });
  return confirmed;
}

/** Uses the link up; it opens no session. */
export async function confirmEmailByLink(deps: Deps, token: string, visitor: Visitor): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const now = deps.clock.now();
    const isConfirmation = token.startsWith(confirmationTokenPrefix);
    const challenge = isConfirmation ? await findChallenge(tx, hashToken(token), now) : null;
    const user = challenge && (await lockUser(tx, challenge.userId));
    if (challenge === null || user === null || user.disabledAt !== null)
      throw new AppError(identityErrors.invalidLink);
    if (!(await consumeChallenge(tx, challenge.id, now))) throw new AppError(identityErrors.invalidLink);
    await confirmEmail(inTx, user, { by: authorOf(user, visitor), proof: 'link' });
  });
}

/** To a client who has just registered, in that transaction: with the link where no invitation has proved the address. */
export async function sendWelcome(deps: Deps, user: UserRow): Promise<void> {
  const token = user.emailUnconfirmedSince === null ? null : await newConfirmation(deps, user);
  await queueMail(deps, user, { kind: 'welcome', data: { token } });
}

export async function sendConfirmationLink(deps: Deps, actor: Actor): Promise<void> {
  const { userId } = actor;
  assertUnconfirmed(actor.account);
  await enforceGuardedLimit(deps, `confirm-email:${userId}`, accountLimits.confirmationLink);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const account = await lockAccount(tx, actor);
    assertUnconfirmed(account);
    const token = await newConfirmation(inTx, account);
    await queueMail(inTx, account, { kind: 'confirmEmail', data: { token } });
  });
}

/** Of who signs. An address once confirmed stays so. */
export function assertEmailConfirmed({ emailUnconfirmedSince }: UserRow): void {
  if (emailUnconfirmedSince !== null) throw new AppError(identityErrors.emailUnconfirmed);
}

function assertUnconfirmed({ emailUnconfirmedSince }: UserRow): void {
  if (emailUnconfirmedSince === null) throw new AppError(identityErrors.emailAlreadyConfirmed);
}

const newConfirmation = (deps: Deps, user: UserRow): Promise<string> =>
  newLink(deps, user, { purpose, prefix: confirmationTokenPrefix, hours: linkHours });
