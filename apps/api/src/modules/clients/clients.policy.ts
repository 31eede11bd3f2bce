import { hasAdminFlag, isClientRole } from '@repo/domain/access';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { parisDay } from '../../paris-time.ts';
import { isClosedAddress } from '../account-deletion/closed-address.ts';
import { findStandingRequest } from '../account-deletion/deletion-requests.repository.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { mustKeepSecondFactor } from '../identity/second-factor.ts';
import { clientsErrors } from './clients.errors.ts';
import { type ClientLine, findClientLine } from './clients.repository.ts';
import { listDelegators, type Scope } from './scope.repository.ts';

/** Whether they see every client; else those of their scope. */
export const seesEveryClient = ({ access }: Pick<Actor, 'access'>): boolean => hasAdminFlag(access, 'yield');

/** Whose clients a member of staff sees: everybody's; as an adviser their own, and those that are delegated to them today. */
export async function scopeOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'access' | 'userId'>,
): Promise<Scope> {
  if (seesEveryClient(actor)) return undefined;
  return [actor.userId, ...(await listDelegators(db, actor.userId, parisDay(clock.now())))];
}

/** The account of a client that the caller may see; to an adviser no other client exists. */
export async function findSeenClient(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'access' | 'userId'>,
  id: string,
): Promise<ClientLine> {
  const line = await findClientLine(deps.db, id, await scopeOf(deps, actor));
  if (line === null) throw new AppError(httpErrors.notFound);
  return line;
}

/** A client who administers a service too: one administrator alone must not shut another one out. */
export const isStaffToo = (user: UserRow): boolean => mustKeepSecondFactor(user);

/** The account of a client, locked until the transaction ends; refused once it is closed. */
export async function lockOpenClient(tx: Database, id: string): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (user === null || !isClientRole(user.role)) throw new AppError(httpErrors.notFound);
  if (await isClosed(tx, user)) throw new AppError(clientsErrors.closed);
  return user;
}

/** The same, refused where this person may not: their own, or that of another administrator. */
export async function lockClientAccount(
  tx: Database,
  actor: Pick<Actor, 'userId' | 'role'>,
  id: string,
): Promise<UserRow> {
  const user = await lockOpenClient(tx, id);
  if (user.id === actor.userId) throw new AppError(clientsErrors.ownAccount);
  if (isStaffToo(user) && actor.role !== 'super_admin') throw new AppError(clientsErrors.staffAccount);
  return user;
}

/** Erased, or disabled without a lock. */
export const isShut = ({ email, disabledAt, lockedAt }: UserRow): boolean =>
  isClosedAddress(email) || (disabledAt !== null && lockedAt === null);

/** The same, or being erased at this moment, when a lock of before still stands. */
async function isClosed(tx: Database, user: UserRow): Promise<boolean> {
  if (isShut(user)) return true;
  const deletion = await findStandingRequest(tx, user.id);
  return deletion !== null && deletion.closingAt !== null;
}
