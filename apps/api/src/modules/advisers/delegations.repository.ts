// SQL of the delegations of advisers.
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { type DelegationRow, adviserDelegations as delegations } from '../../db/schema/delegations.ts';
import { users } from '../../db/schema/identity.ts';

type Name = { id: string; firstname: string; lastname: string };
export interface DelegationView {
  delegation: DelegationRow;
  from: Name;
  to: Name;
}

const receivers = alias(users, 'receivers');

/** Neither ended nor past; of one adviser, those that they gave or received. */
export function listOpenDelegations(
  db: Database,
  { day, adviserId }: { day: string; adviserId?: string | undefined },
): Promise<DelegationView[]> {
  return db
    .select({
      delegation: delegations,
      from: { id: users.id, firstname: users.firstname, lastname: users.lastname },
      to: { id: receivers.id, firstname: receivers.firstname, lastname: receivers.lastname },
    })
    .from(delegations)
    .innerJoin(users, eq(users.id, delegations.fromId))
    .innerJoin(receivers, eq(receivers.id, delegations.toId))
    .where(
      and(
        gte(delegations.lastDay, day),
        isNull(delegations.endedAt),
        adviserId === undefined
          ? undefined
          : or(eq(delegations.fromId, adviserId), eq(delegations.toId, adviserId)),
      ),
    )
    .orderBy(asc(delegations.firstDay), asc(delegations.id));
}

/** Whether one of the same adviser has a day of these. The adviser is locked by the caller. */
export async function hasDelegationWithin(
  tx: Database,
  fromId: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<boolean> {
  return (
    (await tx.$count(
      delegations,
      and(
        eq(delegations.fromId, fromId),
        isNull(delegations.endedAt),
        lte(delegations.firstDay, lastDay),
        gte(delegations.lastDay, firstDay),
      ),
    )) > 0
  );
}

export async function insertDelegation(tx: Database, row: typeof delegations.$inferInsert): Promise<void> {
  await tx.insert(delegations).values(row);
}

/** Held until the transaction ends. */
export async function lockDelegation(tx: Database, id: string): Promise<DelegationRow | undefined> {
  const [row] = await tx.select().from(delegations).where(eq(delegations.id, id)).for('update');
  return row;
}

export async function saveDelegationEnd(
  tx: Database,
  id: string,
  end: { endedAt: Date; endedBy: string },
): Promise<void> {
  await tx.update(delegations).set(end).where(eq(delegations.id, id));
}
