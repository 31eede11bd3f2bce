import { normaliseEmail, validateEmail } from '@repo/domain/validation';
import { resetRequests } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { accountLimits, addressKey, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import type { Visitor } from './create-session.ts';

/**
 * Stores the request and responds, for any address: whether an account exists is only checked afterwards, by the job
 * (`jobs/handle-reset-requests.ts`), so that neither the response nor its duration reveals it.
 */
export async function sendInstructions(
  deps: Deps,
  body: { email?: string | undefined },
  { ip }: Pick<Visitor, 'ip'>,
): Promise<void> {
  const email = normaliseEmail(body.email ?? '');
  refuseInvalid(validateEmail({ email: body.email ?? '' }));
  const key = `password-reset:${email}`;
  await enforceGuardedLimit(deps, `${key}:${addressKey(ip)}`, accountLimits.passwordReset);
  await enforceGuardedLimit(deps, key, accountLimits.passwordResetAnywhere);
  await deps.db.transaction(async (tx) => {
    await tx.insert(resetRequests).values({ id: deps.ids.uuid(), email, requestedAt: deps.clock.now() });
    await deps.jobs.add(tx, 'reset-requests');
  });
}
