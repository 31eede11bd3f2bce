import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { refusalOf } from './factor-removals.policy.ts';
import { listStaffWithFactors } from './factor-removals.repository.ts';

type Schemas = components['schemas'];

/** Members of staff who sign in with a factor of their own: those who may lose it. */
export async function listStaffFactors(deps: Deps, actor: Actor): Promise<Schemas['StaffFactors']> {
  const now = deps.clock.now();
  const people: Schemas['StaffFactors']['people'] = [];
  for (const user of await listStaffWithFactors(deps.db)) {
    const pending = await findPendingOn(deps.db, { subjectId: user.id, now });
    people.push({
      id: user.id,
      name: `${user.firstname} ${user.lastname}`,
      email: user.email,
      role: user.role,
      can_request: refusalOf(actor, user) === null,
      removal_at: user.factorRemovalAt?.toISOString() ?? null,
      pending_change: toWirePendingChange(pending),
    });
  }
  return { people };
}
