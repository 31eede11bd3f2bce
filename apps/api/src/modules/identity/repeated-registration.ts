// A browser that did not receive the response of its registration sends it again, under the same key (D13).
import { and, eq, gt } from 'drizzle-orm';
import type { UserRow } from '../../db/schema/identity.ts';
import { idempotencyKeys } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { identityErrors } from './identity.errors.ts';
import { verifyPassword } from './passwords.ts';
import { needsSecondFactor } from './second-factor.ts';

const operationId = 'register';
/** A repeat comes from the same form, still open. */
const repeatableForMs = 3_600_000;

/** Remembers the key of a registration, in its transaction. Nothing of the request is kept: it holds a password. */
export async function saveRegistrationKey(deps: Deps, userId: string, key: string | null): Promise<void> {
  if (key === null) return;
  const createdAt = deps.clock.now();
  await deps.db
    .insert(idempotencyKeys)
    .values({ userId, operationId, key, requestHash: '', createdAt, status: 201 });
}

/** Whether this request repeats the registration that created `user`: same key and password. */
export async function isRepeatedRegistration(
  deps: Deps,
  user: UserRow,
  { key, password }: { key: string | null; password: string },
): Promise<boolean> {
  if (key === null || needsSecondFactor(user) || user.disabledAt !== null) return false;
  const since = new Date(deps.clock.now().getTime() - repeatableForMs);
  const [known] = await deps.db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, user.id),
        eq(idempotencyKeys.operationId, operationId),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, since),
      ),
    );
  return known !== undefined && verifyPassword(user.passwordHash, password);
}

/** The specification's message reveals that the account exists; its owner is emailed too. */
export async function refuseTaken(deps: Deps, holder: UserRow): Promise<never> {
  await queueMail(deps, holder, { kind: 'registrationAttempt', data: null });
  throw new AppError(identityErrors.emailTaken, {
    fieldErrors: { email: [identityErrors.emailTaken.message] },
  });
}
