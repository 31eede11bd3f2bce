import { addDays, type IsoDay } from '@repo/domain/dates';
import type { Actor, Deps } from '../deps.ts';
import { findUserById } from '../modules/accounts/users.repository.ts';
import { approveChangeRequest } from '../modules/change-requests/approve-change-request.ts';
import type { ChangeKinds } from '../modules/change-requests/change-kind.ts';
import { findPendingOn } from '../modules/change-requests/change-requests.repository.ts';
import { toActor } from '../modules/identity/open-session.ts';
import { insertSession } from '../modules/identity/sessions.repository.ts';
import type { DemoAccountKey } from './accounts.ts';
import { instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

export interface DemoPast {
  deps: Deps;
  today: IsoDay;
}

/** The product as it was so many days ago, and an account that is signed in. */
export async function daysAgo({ deps, today }: DemoPast, days: number, key: DemoAccountKey, time = '10:30') {
  const past: Deps = { ...deps, clock: { now: () => instantOf(addDays(today, -days), time) } };
  return { past, actor: await signIn(past, key) };
}

/** The account signed in with a code, at the instant of the clock: its session has expired by the time of the demonstration. */
async function signIn(deps: Deps, key: DemoAccountKey): Promise<Actor> {
  const user = await findUserById(deps.db, demoUserId(key));
  if (user === null) throw new Error(`the demonstration has no account ${key}`);
  const sessionId = deps.ids.uuid();
  const now = deps.clock.now();
  const visitor = { ip: '192.0.2.11', userAgent: 'demonstration' };
  await insertSession(deps.db, {
    ...visitor,
    id: sessionId,
    tokenHash: `demonstration ${sessionId}`,
    userId: user.id,
    authMethods: ['password', 'code'],
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now,
    absoluteExpiresAt: now,
  });
  return { ...toActor(user, sessionId), ip: visitor.ip, requestId: 'demonstration', versions: null };
}

/** The second person approves what is requested of a record. */
export async function approveRequested(
  { past, actor }: { past: Deps; actor: Actor },
  subjectId: string,
  kinds: ChangeKinds,
): Promise<void> {
  const pending = await findPendingOn(past.db, { subjectId, now: past.clock.now() });
  if (pending === undefined) throw new Error(`nothing is requested of ${subjectId}`);
  await approveChangeRequest(past, actor, { id: pending.request.id, kinds, code: null });
}
