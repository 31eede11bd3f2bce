import type { ViewScreen } from '@repo/domain/staff-views';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The parameters of a list that a member of staff stored under a name, for themselves or for their colleagues too. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    screen: text('screen').$type<ViewScreen>().notNull(),
    name: text('name').notNull(),
    /** As in the address bar, without the page: `statut=signe&tri=-montant`. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull(),
    /** In the owner’s own list, ascending; numbers may be missing. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_views_name_key').on(table.ownerId, table.screen, sql`lower(${table.name})`),
    index('staff_views_shared_idx').on(table.screen).where(sql`${table.isShared}`),
  ],
);

/** The view, their own or a shared one, that each person’s list opens with. */
export const staffDefaultViews = pgTable(
  'staff_default_views',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    screen: text('screen').$type<ViewScreen>().notNull(),
    viewId: uuid('view_id')
      .notNull()
      .references(() => staffViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.screen] }),
    index('staff_default_views_view_id_idx').on(table.viewId),
  ],
);

export type StaffViewRow = typeof staffViews.$inferSelect;
