// SQL of the saved views.
import type { ViewScreen } from '@repo/domain/staff-views';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { type StaffViewRow, staffDefaultViews, staffViews } from '../../db/schema/staff-views.ts';

export interface VisibleView {
  view: StaffViewRow;
  owner: { firstname: string; lastname: string };
  isDefault: boolean;
}

const ofOwner = ({ ownerId, screen }: Pick<StaffViewRow, 'ownerId' | 'screen'>) =>
  and(eq(staffViews.ownerId, ownerId), eq(staffViews.screen, screen));

/** The caller’s own views in their order, then those of colleagues by owner. */
export function listVisible(
  db: Database,
  { userId, screen }: { userId: string; screen: ViewScreen },
): Promise<VisibleView[]> {
  return db
    .select({
      view: staffViews,
      owner: { firstname: users.firstname, lastname: users.lastname },
      isDefault: sql<boolean>`${staffDefaultViews.viewId} is not null`,
    })
    .from(staffViews)
    .innerJoin(users, eq(users.id, staffViews.ownerId))
    .leftJoin(
      staffDefaultViews,
      and(eq(staffDefaultViews.viewId, staffViews.id), eq(staffDefaultViews.userId, userId)),
    )
    .where(and(eq(staffViews.screen, screen), or(eq(staffViews.ownerId, userId), staffViews.isShared)))
    .orderBy(
      asc(ne(staffViews.ownerId, userId)),
      asc(users.lastname),
      asc(users.firstname),
      asc(staffViews.ownerId),
      asc(staffViews.position),
    );
}

/** Not deleted until the transaction ends: a default may refer to it. */
export async function findView(db: Database, id: string): Promise<StaffViewRow | undefined> {
  const [row] = await db.select().from(staffViews).where(eq(staffViews.id, id)).for('key share');
  return row;
}

/** One person’s views of a screen, in their order. */
export function listOwn(
  db: Database,
  owner: Pick<StaffViewRow, 'ownerId' | 'screen'>,
): Promise<StaffViewRow[]> {
  return db.select().from(staffViews).where(ofOwner(owner)).orderBy(asc(staffViews.position));
}

/** The view of that name, in any case. */
export async function findByName(
  db: Database,
  { name, ...owner }: Pick<StaffViewRow, 'ownerId' | 'screen' | 'name'>,
): Promise<StaffViewRow | undefined> {
  const [row] = await db
    .select()
    .from(staffViews)
    .where(and(ofOwner(owner), sql`lower(${staffViews.name}) = lower(${name})`));
  return row;
}

export async function insertView(tx: Database, row: typeof staffViews.$inferInsert): Promise<void> {
  await tx.insert(staffViews).values(row);
}

type ViewChange = {
  [Column in 'name' | 'query' | 'isShared' | 'position' | 'version' | 'updatedAt']?:
    | StaffViewRow[Column]
    | undefined;
};

/** Leaves what is undefined. */
export async function updateView(tx: Database, id: string, change: ViewChange): Promise<void> {
  await tx.update(staffViews).set(change).where(eq(staffViews.id, id));
}

export async function deleteView(tx: Database, id: string): Promise<void> {
  await tx.delete(staffViews).where(eq(staffViews.id, id));
}

/** A view that is no longer shared opens the list of its owner alone. */
export async function endDefaultOfOthers(
  tx: Database,
  { id, ownerId }: Pick<StaffViewRow, 'id' | 'ownerId'>,
): Promise<void> {
  await tx
    .delete(staffDefaultViews)
    .where(and(eq(staffDefaultViews.viewId, id), ne(staffDefaultViews.userId, ownerId)));
}

export async function saveDefault(
  tx: Database,
  { userId, screen, viewId }: { userId: string; screen: ViewScreen; viewId: string | null },
): Promise<void> {
  if (viewId === null) {
    await tx
      .delete(staffDefaultViews)
      .where(and(eq(staffDefaultViews.userId, userId), eq(staffDefaultViews.screen, screen)));
    return;
  }
  await tx
    .insert(staffDefaultViews)
    .values({ userId, screen, viewId })
    .onConflictDoUpdate({
      target: [staffDefaultViews.userId, staffDefaultViews.screen],
      set: { viewId },
    });
}
