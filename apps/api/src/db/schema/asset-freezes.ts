import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One publication of the French register of asset freezes, imported from its file. The last one alone is kept. */
export const assetFreezeLists = pgTable('asset_freeze_lists', {
  id: uuid('id').primaryKey(),
  /** The day that the file says. */
  publishedOn: date('published_on').notNull(),
  sha256: text('sha256').notNull(),
  names: integer('names').notNull(),
  importedAt: instant('imported_at').notNull(),
});

/** A name or an alias of a person or an entity of the register. */
export const frozenNames = pgTable(
  'frozen_names',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => assetFreezeLists.id, { onDelete: 'cascade' }),
    /** Of the register: what staff look up there. */
    registryId: text('registry_id').notNull(),
    nature: text('nature', { enum: ['person', 'entity'] }).notNull(),
    name: text('name').notNull(),
    /** The name’s words without accents and in lower case. */
    words: text('words').array().notNull(),
    /** As precise as it is known: `1962`, `1962-03`, `1962-03-14`. */
    bornOn: text('born_on'),
  },
  (table) => [index('frozen_names_list_id_idx').on(table.listId)],
);
