// What staff do to the access of a person to Kaskad, each with its reason; nothing of it concerns Yield.
import { unlinkRefusal } from '@repo/domain/access';
import type { AuditAction } from '@repo/domain/audit';
import { validateReason } from '@repo/domain/two-persons';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockClientAccount } from '../clients/clients.policy.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { storedFlags } from '../identity/stored-flags.ts';
import { whyHeld } from '../identity/unlink-service.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { peopleErrors as errors } from './people.errors.ts';
import { findPerson } from './people.repository.ts';

interface Request {
  id: string;
  reason: string;
}

/** « Bloquer l’accès »: refused from the next call on, whatever session it is of. An account of Kaskad alone is signed out. */
export function lockKaskadUser(deps: Deps, actor: Actor, request: Request): Promise<void> {
  return act(deps, actor, { ...request, action: 'service.locked' }, async (inTx, user) => {
    if (user.kaskadLockedAt !== null) throw new AppError(errors.alreadyLocked);
    const now = deps.clock.now();
    await updateUser(inTx.db, user.id, { kaskadLockedAt: now, updatedAt: now });
    if (!user.canAccessYield) {
      await endUserSessions(inTx.db, user.id, { revokedAt: now });
      await voidChallenges(inTx.db, user.id, { now });
    }
    await queueMail(inTx, user, { kind: 'serviceLocked', data: null }, { service: 'kaskad' });
  });
}

/** « Débloquer l’accès »: no session opens by itself. */
export function unlockKaskadUser(deps: Deps, actor: Actor, request: Request): Promise<void> {
  return act(deps, actor, { ...request, action: 'service.unlocked' }, async (inTx, user) => {
    if (user.kaskadLockedAt === null) throw new AppError(errors.notLocked);
    await updateUser(inTx.db, user.id, { kaskadLockedAt: null, updatedAt: deps.clock.now() });
    await queueMail(inTx, user, { kind: 'serviceUnlocked', data: null }, { service: 'kaskad' });
  });
}

/** « Délier »: as its owner may, so never what holds something, and never the only way in. */
export function unlinkKaskadUser(deps: Deps, actor: Actor, request: Request): Promise<void> {
  return act(deps, actor, { ...request, action: 'service.unlinked' }, async (inTx, user) => {
    if (user.kaskadLockedAt !== null) throw new AppError(errors.alreadyLocked);
    if (unlinkRefusal(storedFlags(user), 'kaskad') !== null) throw new AppError(errors.onlyService);
    if ((await whyHeld(inTx, user.id, 'kaskad')) !== null) throw new AppError(errors.inUse);
    await updateUser(inTx.db, user.id, { canAccessKaskad: false, updatedAt: deps.clock.now() });
    const mail = { kind: 'serviceRemoved', data: { service: deps.settings.brands.kaskad } } as const;
    await queueMail(inTx, user, mail, { service: 'kaskad' });
  });
}

function act(
  deps: Deps,
  actor: Actor,
  { id, reason, action }: Request & { action: AuditAction },
  change: (deps: Deps, user: UserRow) => Promise<void>,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    if ((await findPerson(tx, id)) === undefined) throw new AppError(errors.notFound);
    refuseInvalid(validateReason({ reason }));
    await change(inTx, await lockClientAccount(tx, actor, id));
    await recordAudit(inTx, {
      by: actor,
      action,
      object: { type: 'user', id },
      after: { service: 'kaskad', detail: reason.trim() },
    });
    await deps.settleRequest?.(tx);
  });
}
