import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { toWireSession } from '../identity/list-sessions.ts';
import { listOpenStaffSessions } from '../identity/sessions.repository.ts';
import { refusalOf } from './staff-sessions.policy.ts';

type Schemas = components['schemas'];

/** Every member of staff who is signed in to the back office, with their devices. */
export async function listStaffSessions(deps: Deps, actor: Actor): Promise<Schemas['StaffSessions']> {
  const people = new Map<string, Schemas['PersonSessions']>();
  for (const { session, user } of await listOpenStaffSessions(deps.db, deps.clock.now())) {
    const person = people.get(user.id) ?? {
      id: user.id,
      name: `${user.firstname} ${user.lastname}`,
      email: user.email,
      role: user.role,
      is_self: user.id === actor.userId,
      can_end: refusalOf(actor, user) === null,
      sessions: [],
    };
    person.sessions.push(toWireSession(session, actor.sessionId));
    people.set(user.id, person);
  }
  return { people: [...people.values()] };
}
