// Which kinds of work are whose, and whom each may be given to.
import { adviserWork, registerWork, type WorkKind, workKinds } from '@repo/domain/work';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { listOtherAdministrators } from '../change-requests/change-requests.repository.ts';
import { scopeOf, seesEveryClient } from '../clients/clients.policy.ts';
import type { Scope } from '../clients/scope.repository.ts';
import type { StoredKind } from './waiting.repository.ts';
import { workQueueErrors as errors } from './work-queue.errors.ts';

export interface WorkScope {
  kinds: readonly WorkKind[];
  /** Of clients; undefined: all. */
  scope: Scope;
}

const keepers = new Set<WorkKind>(['register_entry']);

/** An administrator has all but what the register keeper enters; that one, and an adviser, what is theirs. */
export async function workScopeOf(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<WorkScope> {
  if (seesEveryClient(actor))
    return { kinds: workKinds.filter((kind) => !keepers.has(kind)), scope: undefined };
  if (actor.role === 'equisafe') return { kinds: registerWork, scope: undefined };
  return { kinds: adviserWork, scope: await scopeOf(deps, actor) };
}

export const isStored = (kind: WorkKind): kind is StoredKind => kind !== 'nav' && kind !== 'rate';

/** Colleagues with the same work: of an adviser, whose clients are theirs alone, none but themselves. */
export async function listAssignees(
  { db }: { db: Database },
  actor: Actor,
): Promise<{ id: string; name: string }[]> {
  const people = await listPeople(db, actor);
  return people.map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` }));
}

async function listPeople(db: Database, actor: Actor) {
  if (seesEveryClient(actor)) return listOtherAdministrators(db, []);
  if (actor.role === 'equisafe')
    return db
      .select()
      .from(users)
      .where(and(eq(users.role, 'equisafe'), isNull(users.disabledAt)));
  const own = await findUserById(db, actor.userId);
  return own === null ? [] : [own];
}

/** @throws AppError 404 of a kind that is not the caller’s. */
export function assertKind({ kinds }: WorkScope, kind: WorkKind): void {
  if (!kinds.includes(kind)) throw new AppError(errors.notFound);
}
