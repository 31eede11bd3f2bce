import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { findStandingRequest } from '../account-deletion/deletion-requests.repository.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { readValuation } from '../contracts/value-units.ts';
import { listOpenSessions } from '../identity/sessions.repository.ts';
import { readHold } from '../payout-holds/read-hold.ts';
import { readLastReminder } from '../reminders/read-last-reminder.ts';
import { accessOf, toClientRow, toProfile, versionOf } from './clients.mapper.ts';
import { isStaffToo, scopeOf } from './clients.policy.ts';
import { findClientLine } from './clients.repository.ts';
import { findPlannedEmail } from './planned-emails.repository.ts';
import { readIdentity } from './read-identity.ts';
import { readWorths } from './read-worths.ts';

type Schemas = components['schemas'];

/** One client as staff see them; to an adviser only their own exist. */
export async function getClient(deps: Deps, actor: Actor, id: string): Promise<Schemas['ClientRecord']> {
  const scope = await scopeOf(deps, actor);
  const line = await findClientLine(deps.db, id, scope);
  if (line === null) throw new AppError(httpErrors.notFound);
  const { user } = line;
  const now = deps.clock.now();
  const valuation = await readValuation(deps);
  const [identity, worths, open, deletion, pending, planned, lastReminder, hold] = await Promise.all([
    readIdentity(deps.db, user, { isAdviser: scope !== undefined }),
    readWorths(deps.db, [id], valuation),
    listOpenSessions(deps.db, id, now),
    findStandingRequest(deps.db, id),
    findPendingOn(deps.db, { subjectId: id, now }),
    findPlannedEmail(deps.db, id),
    readLastReminder(deps.db, id),
    readHold(deps.db, id),
  ]);
  return {
    client: toClientRow(line, worths.get(id) ?? null),
    ...toProfile(user),
    ...identity,
    role: user.role === 'cgp' ? 'cgp' : 'client',
    sessions: open.length,
    locked_at: user.lockedAt?.toISOString() ?? null,
    is_staff: isStaffToo(user),
    access: accessOf(user),
    terms_accepted_at: user.termsAcceptedAt?.toISOString() ?? null,
    deletion_on: deletion?.effectiveOn ?? null,
    updated_at: user.updatedAt.toISOString(),
    version: versionOf(user),
    planned_email: planned && {
      email: planned.email,
      effective_at: planned.effectiveAt.toISOString(),
    },
    has_own_factor: user.hasOwnFactor,
    factor_removal_at: user.factorRemovalAt?.toISOString() ?? null,
    payout_hold: hold,
    pending_change: toWirePendingChange(pending),
    last_reminder: lastReminder,
  };
}
