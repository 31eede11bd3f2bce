// What « Clients » lists, filters, searches and counts by: a row for each account of a client, kept by triggers (`keep_client_cards`)
// beside the tables that it comes from. Nothing else writes it.
import type {
  ClientAdviser,
  ClientDocuments,
  ClientHolding,
  ClientIdentity,
  ClientKind,
  ClientProfile,
  ClientState,
} from '@repo/domain/clients';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

export const clientCards = pgTable(
  'client_cards',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** Folded, of a company its own, else the last name first: what the list is sorted by. */
    name: text('name').notNull(),
    searchText: text('search_text').notNull(),
    kind: text('kind').$type<ClientKind>().notNull(),
    identity: text('identity').$type<ClientIdentity>().notNull(),
    documents: text('documents').$type<ClientDocuments>().notNull(),
    profile: text('profile').$type<ClientProfile>().notNull(),
    state: text('state').$type<ClientState>().notNull(),
    salesId: uuid('sales_id'),
    adviser: text('adviser')
      .$type<ClientAdviser>()
      .notNull()
      .generatedAlwaysAs(sql`case when sales_id is null then 'none' else 'assigned' end`),
    /** Those of any status, and those that run or wait for their signature. */
    contracts: integer('contracts').notNull().default(0),
    activeContracts: integer('active_contracts').notNull().default(0),
    holding: text('holding')
      .$type<ClientHolding>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when active_contracts > 0 then 'active' when contracts > 0 then 'past' else 'none' end`,
      ),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('client_cards_created_idx').on(t.createdAt, t.userId),
    index('client_cards_name_idx').on(t.name, t.userId),
    index('client_cards_kind_idx').on(t.kind, t.createdAt, t.userId),
    index('client_cards_sales_idx').on(t.salesId, t.createdAt, t.userId),
    index('client_cards_identity_idx').on(t.identity, t.createdAt, t.userId),
    index('client_cards_documents_idx').on(t.documents, t.createdAt, t.userId),
    index('client_cards_profile_idx').on(t.profile, t.createdAt, t.userId),
    index('client_cards_adviser_idx').on(t.adviser, t.createdAt, t.userId),
    index('client_cards_holding_idx').on(t.holding, t.createdAt, t.userId),
    index('client_cards_state_idx').on(t.state, t.createdAt, t.userId),
    index('client_cards_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export type ClientCardRow = typeof clientCards.$inferSelect;
