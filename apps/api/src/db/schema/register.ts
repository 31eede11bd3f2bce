// The register of holders (decision 52): what the register keeper enters of each movement of units, numbered without a gap by
// strategy and chained. Entries are never written again: triggers and rights refuse it.
import { attestationStates, gapFields, registerGaps, registerStates } from '@repo/domain/register';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entryNumber, movementNatures, unitMovements } from './books.ts';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who held the units, as it was known when the movement was entered. */
export interface EnteredHolder {
  po_number: string;
  name: string;
  kind: 'person' | 'company';
  /** Of a company: its legal form and its SIREN or SIRET. */
  form: string;
  registration_number: string;
  address: string;
  /** Of a rectification, why. */
  reason?: string;
}

/**
 * The holder of each entry, apart from it: its salted hash is in the chain, so that it can be erased with the contract and the
 * chain still verifies (as decision 12). Written before its entry, and never again but for that erasure.
 */
export const registerHolders = pgTable(
  'register_holders',
  {
    strategyId: text('strategy_id').notNull(),
    number: entryNumber('number').notNull(),
    /** No foreign keys: the register outlives the contract's rows. */
    contractId: uuid('contract_id').notNull(),
    userId: uuid('user_id').notNull(),
    salt: uuid('salt').defaultRandom(),
    holder: jsonb('holder').$type<EnteredHolder>(),
  },
  (t) => [primaryKey({ columns: [t.strategyId, t.number] }), index('register_holders_user_idx').on(t.userId)],
);

/** Entries: of a movement of units, or the rectification of an earlier entry, which moves none. */
export const registerMovements = pgTable(
  'register_movements',
  {
    strategyId: text('strategy_id').notNull(),
    number: entryNumber('number').notNull(),
    /** The number, in the unit register of the strategy, of the movement. */
    movement: entryNumber('movement').notNull(),
    /** The entry whose day and reference this one replaces. */
    rectifies: entryNumber('rectifies'),
    contractId: uuid('contract_id').notNull(),
    nature: text('nature', { enum: movementNatures }).notNull(),
    operationDay: date('operation_day').notNull(),
    /** Of the movement at Equisafe. */
    reference: text('reference').notNull(),
    /** 12 decimals, + in and − out; zero for a rectification of an entry. */
    units: numeric('units').notNull(),
    /** In `asset`, signed as `units`. */
    amount: numeric('amount').notNull(),
    asset: text('asset').notNull(),
    enteredAt: instant('entered_at').notNull(),
    enteredBy: uuid('entered_by').notNull(),
    /** Computed by the database as the row is inserted. */
    version: smallint('version').notNull().default(1),
    contentHash: text('content_hash').notNull().default(''),
    previousHash: text('previous_hash').notNull().default(''),
    hash: text('hash').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.strategyId, t.number] }),
    foreignKey({
      name: 'register_movements_movement_fk',
      columns: [t.strategyId, t.movement],
      foreignColumns: [unitMovements.strategyId, unitMovements.number],
    }),
    uniqueIndex('register_movements_once_idx')
      .on(t.strategyId, t.movement)
      .where(sql`${t.rectifies} is null`),
    index('register_movements_rectifies_idx')
      .on(t.strategyId, t.rectifies)
      .where(sql`${t.rectifies} is not null`),
    index('register_movements_reference_idx').on(sql`lower(${t.reference})`),
    index('register_movements_entered_idx').on(t.enteredAt),
    index('register_movements_contract_idx').on(t.contractId),
  ],
);

/** Attestations of entries: several may be attached, none is taken off. */
export const registerAttestations = pgTable(
  'register_attestations',
  {
    id: uuid('id').primaryKey(),
    strategyId: text('strategy_id').notNull(),
    number: entryNumber('number').notNull(),
    /** No foreign key: the file is erased with the client's others. */
    fileId: uuid('file_id').notNull(),
    sha256: text('sha256').notNull(),
    attachedAt: instant('attached_at').notNull(),
    attachedBy: uuid('attached_by').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'register_attestations_entry_fk',
      columns: [t.strategyId, t.number],
      foreignColumns: [registerMovements.strategyId, registerMovements.number],
    }),
    index('register_attestations_entry_idx').on(t.strategyId, t.number),
  ],
);

/** Discrepancies that the keeper reported of a movement, and the response of the administrators. */
export const registerDiscrepancies = pgTable(
  'register_discrepancies',
  {
    id: uuid('id').primaryKey(),
    strategyId: text('strategy_id').notNull(),
    movement: entryNumber('movement').notNull(),
    contractId: uuid('contract_id').notNull(),
    field: text('field', { enum: gapFields }).notNull(),
    expected: text('expected').notNull(),
    comment: text('comment').notNull(),
    reportedAt: instant('reported_at').notNull(),
    reportedBy: uuid('reported_by')
      .notNull()
      .references(() => users.id),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('register_discrepancies_one_open_idx')
      .on(t.strategyId, t.movement)
      .where(sql`${t.answeredAt} is null`),
    index('register_discrepancies_movement_idx').on(t.strategyId, t.movement, t.reportedAt),
    index('register_discrepancies_contract_idx').on(t.contractId),
  ],
);

/** The keeper's list: a row for each contract to be paid, order to be dealt and movement; kept by triggers, and by nothing else. */
export const registerLines = pgTable(
  'register_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id').notNull(),
    strategyId: text('strategy_id').notNull(),
    orderId: uuid('order_id'),
    movement: entryNumber('movement'),
    nature: text('nature', { enum: movementNatures }).notNull(),
    state: text('state', { enum: registerStates }).notNull(),
    gap: text('gap', { enum: registerGaps }).notNull().default('none'),
    units: numeric('units'),
    /** In `asset`, signed as `units`; null of an order for all, or for the yield. */
    amount: numeric('amount'),
    asset: text('asset').notNull(),
    orderDay: date('order_day'),
    dealingDay: date('dealing_day'),
    /** Since when it is in the list: signed, ordered or booked. */
    since: instant('since').notNull(),
    /** Of its entry; those of its last rectification. */
    number: entryNumber('number'),
    reference: text('reference'),
    enteredAt: instant('entered_at'),
    /** Of an entry alone; what is not entered yet misses it too. */
    attestation: text('attestation', { enum: attestationStates }).notNull().default('missing'),
    searchText: text('search_text').notNull().default(''),
  },
  (t) => [
    index('register_lines_since_idx').on(t.since, t.id),
    index('register_lines_state_idx').on(t.state, t.since, t.id),
    index('register_lines_nature_idx').on(t.nature, t.since, t.id),
    index('register_lines_gap_idx').on(t.since, t.id).where(sql`${t.gap} = 'open'`),
    index('register_lines_unattested_idx')
      .on(t.since, t.id)
      .where(sql`${t.state} = 'entered' and ${t.attestation} = 'missing'`),
    index('register_lines_strike_idx')
      .on(t.since, t.id)
      .where(sql`${t.state} = 'to_enter' and ${t.nature} in ('closing', 'renunciation')`),
    uniqueIndex('register_lines_movement_idx').on(t.strategyId, t.movement),
    index('register_lines_order_idx').on(t.orderId),
    index('register_lines_contract_idx').on(t.contractId),
    index('register_lines_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** What a strategy's register and its unit register add up to, as a reconciliation found it. */
export interface ReconciledStrategy {
  strategy_id: string;
  ledger: string;
  entered: string;
  to_enter: string;
  /** Ledger less what is entered and to enter: zero, or the contracts below. */
  difference: string;
  contracts: { contract_id: string; ledger: string; register: string }[];
}

export interface RegisterFault {
  strategy_id: string;
  number: number;
  problem: string;
}

/** Each verification of the register, nightly (`by` null) or on demand. */
export const registerChecks = pgTable(
  'register_checks',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    by: uuid('by').references(() => users.id),
    isWhole: boolean('is_whole').notNull(),
    entries: entryNumber('entries').notNull(),
    faults: jsonb('faults').$type<RegisterFault[]>().notNull(),
    strategies: jsonb('strategies').$type<ReconciledStrategy[]>().notNull(),
  },
  (t) => [index('register_checks_at_idx').on(t.at)],
);

export type RegisterLineRow = typeof registerLines.$inferSelect;
export type RegisterMovementRow = typeof registerMovements.$inferSelect;
export type RegisterDiscrepancyRow = typeof registerDiscrepancies.$inferSelect;
