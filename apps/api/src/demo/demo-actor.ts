import { addDays, type IsoDay } from '@repo/domain/dates';
import type { Actor, Deps } from '../deps.ts';
import { findUserById } from '../modules/accounts/users.repository.ts';
import { approveChangeRequest } from '../modules/change-requests/approve-change-request.ts';
import type { ChangeKinds } from '../modules/change-requests/change-kind.ts';
import { findPendingOn } from '../modules/change-requests/change-requests.repository.ts';
import { toActor } from '../modules/identity/open-session.ts';
import { insertSession } from '../modules/identity/sessions.repository.ts';
import type { DemoAccountKey } from './accounts.ts';
import type { DemoAct } from './demo-acts.ts';
import { instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

export interface DemoPast {
  deps: Deps;
  today: IsoDay;
}

/** The product as it was, and the account that acts on it. */
export interface DemoCall {
  past: Deps;
  actor: Actor;
}

/** What an account did so many days ago, signed in. */
export function actOf(
  { deps, today }: DemoPast,
  { daysAgo, by, time = '10:30' }: { daysAgo: number; by: DemoAccountKey; time?: string },
  act: (call: DemoCall) => Promise<void>,
): DemoAct {
  const day = addDays(today, -daysAgo);
  const past: Deps = { ...deps, clock: { now: () => instantOf(day, time) } };
  return { day, time, run: async () => act({ past, actor: await signIn(past, by) }) };
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
  const opened = { ...toActor(user, sessionId), provenAt: deps.clock.now() };
  return { ...opened, ip: visitor.ip, requestId: 'demonstration', versions: null };
}

/** The second person approves what is requested of a record. */
export async function approveRequested(
  { past, actor }: DemoCall,
  subjectId: string,
  kinds: ChangeKinds,
): Promise<void> {
  const pending = await findPendingOn(past.db, { subjectId, now: past.clock.now() });
  if (pending === undefined) throw new Error(`nothing is requested of ${subjectId}`);
  await approveChangeRequest(past, actor, { id: pending.request.id, kinds });
}
