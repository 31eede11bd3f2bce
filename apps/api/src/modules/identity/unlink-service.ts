import { type Service, unlinkRefusal } from '@repo/domain/access';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { hasRunningContracts } from '../accounts/has-running-contracts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hasRunningGrants } from '../kaskad-units/held-grants.ts';
import { listHeldInvestments } from '../kaskad-units/held-investments.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { confirmPassword } from './confirm-password.ts';
import { getMe } from './get-me.ts';
import { identityErrors } from './identity.errors.ts';
import { identityTexts } from './identity.texts.ts';
import { endUserSessions } from './sessions.repository.ts';
import { openFlags } from './stored-flags.ts';
import type { WireUser } from './user.mapper.ts';

/** Why the service stays linked: it holds something of this client, who must be able to follow it to its end. */
export async function whyHeld(deps: Pick<Deps, 'db' | 'clock'>, userId: string, service: Service) {
  const { db, clock } = deps;
  if (service === 'yield') return (await hasRunningContracts(db, userId)) ? {} : null;
  if (await hasRunningGrants(db, userId)) return { message: identityTexts.grantsHeld };
  const investments = await listHeldInvestments(db, { userId, today: parisDay(clock.now()) });
  return investments.some(({ isHeld }) => isHeld) ? { message: identityTexts.investmentsHeld } : null;
}

/** Closes a service to the account, which keeps the other one. Its data stay, for the day it is linked again. */
export async function unlinkService(
  deps: Deps,
  actor: Actor,
  { service, password }: { service: Service; password: string },
): Promise<WireUser> {
  refuseUnlinkable(actor.account, service);
  await confirmPassword(deps, actor, { password, field: 'password' });
  const user = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    // Under a lock: unlinking both services at once would leave no way in.
    const account = await lockAccount(tx, actor);
    refuseUnlinkable(account, service);
    const held = await whyHeld(inner, actor.userId, service);
    if (held !== null) throw new AppError(identityErrors.serviceInUse, held);
    const now = deps.clock.now();
    const access = service === 'yield' ? { canAccessYield: false } : { canAccessKaskad: false };
    const unlinked = await updateUser(tx, actor.userId, { ...access, updatedAt: now });
    await endUserSessions(tx, actor.userId, { revokedAt: now, exceptId: actor.sessionId });
    await recordAudit(inner, {
      by: actor,
      action: 'service.unlinked',
      object: { type: 'user', id: actor.userId },
      after: { service },
    });
    await queueMail(inner, unlinked, {
      kind: 'serviceUnlinked',
      data: { service: deps.settings.brands[service] },
    });
    return unlinked;
  });
  return getMe(deps, user);
}

function refuseUnlinkable(user: UserRow, service: Service): void {
  const refusal = unlinkRefusal(openFlags(user), service);
  if (refusal === 'not-linked') throw new AppError(identityErrors.serviceNotLinked);
  if (refusal === 'only-service') throw new AppError(identityErrors.onlyService);
}
