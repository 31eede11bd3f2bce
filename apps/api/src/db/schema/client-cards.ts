// What « Clients » lists, filters, searches and counts by: a row for each account of a client, kept by triggers (`keep_client_cards`)
// beside the tables that it comes from. Nothing else writes it.
import type {
  ClientAdviser,
  ClientBlock,
  ClientDocuments,
  ClientHolding,
  ClientIdentity,
  ClientKind,
  ClientProfile,
  ClientServices,
  ClientStage,
  ClientState,
  ClientValidity,
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
    /** Contracts that wait for the client or were paid: what the stage is made of (`contract_stage`). */
    initiated: integer('initiated').notNull().default(0),
    signed: integer('signed').notNull().default(0),
    proved: integer('proved').notNull().default(0),
    paid: integer('paid').notNull().default(0),
    stage: text('stage')
      .$type<ClientStage>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when paid > 0 then 'paid' when proved > 0 then 'proved' when signed > 0 then 'signed' when initiated > 0 then 'initiated' when identity in ('verified', 'approved') then 'verified' when identity = 'not_started' then 'registered' else 'identity' end`,
      ),
    block: text('block')
      .$type<ClientBlock>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when state = 'locked' then 'locked' when identity in ('rejected', 'failed') then 'identity' when documents in ('missing', 'rejected') then 'documents' when profile = 'incomplete' then 'profile' when identity = 'pending' or documents = 'checking' then 'review' else 'none' end`,
      ),
    validity: text('validity').$type<ClientValidity>().notNull().default('current'),
    /** Of residence, in upper case; empty while the profile has none. */
    country: text('country').notNull().default(''),
    services: text('services').$type<ClientServices>().notNull().default('none'),
    /** Null of a closed account. */
    signedInAt: timestamp('signed_in_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    index('client_cards_created_idx').on(t.createdAt, t.userId),
    index('client_cards_name_idx').on(t.name, t.userId),
    index('client_cards_kind_idx').on(t.kind, t.createdAt, t.userId),
    index('client_cards_sales_idx').on(t.salesId, t.createdAt, t.userId),
    index('client_cards_stage_idx').on(t.salesId, t.stage, t.createdAt, t.userId),
    index('client_cards_block_idx').on(t.salesId, t.block, t.createdAt, t.userId),
    index('client_cards_identity_idx').on(t.identity, t.createdAt, t.userId),
    index('client_cards_documents_idx').on(t.documents, t.createdAt, t.userId),
    index('client_cards_profile_idx').on(t.profile, t.createdAt, t.userId),
    index('client_cards_adviser_idx').on(t.adviser, t.createdAt, t.userId),
    index('client_cards_holding_idx').on(t.holding, t.createdAt, t.userId),
    index('client_cards_state_idx').on(t.state, t.createdAt, t.userId),
    index('client_cards_validity_idx').on(t.validity, t.createdAt, t.userId),
    index('client_cards_country_idx').on(t.country, t.createdAt, t.userId),
    index('client_cards_services_idx').on(t.services, t.createdAt, t.userId),
    index('client_cards_signed_in_idx').on(t.signedInAt, t.userId),
    index('client_cards_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export type ClientCardRow = typeof clientCards.$inferSelect;
