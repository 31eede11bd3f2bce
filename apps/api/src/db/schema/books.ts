// The books (docs/books.md): orders, the journal in double entry, and the register of units. What is booked is never
// written again: triggers refuse it. No entry names a person, so that the books outlive the erasure of an account.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
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
import { contracts } from './contracts.ts';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
export const entryNumber = (name: string) => bigint(name, { mode: 'number' });

export const orderKinds = ['subscription', 'withdrawal', 'closing', 'renunciation'] as const;
export const orderStates = ['waiting', 'executed', 'canceled', 'reversed'] as const;
/** Entries of Yield's money. */
export const yieldEntryKinds = [
  'opening',
  'receipt',
  'match',
  'deal-in',
  'deal-out',
  'payout',
  'return',
  'renunciation',
  'deal-back',
  'transfer',
  'cost',
  'reversal',
  'rectification',
] as const;
/** Those of Kaskad's: the screens of Yield leave them out. */
export const kaskadEntryKinds = [
  'kaskad-receipt',
  'kaskad-return',
  'kaskad-payout',
  'kaskad-issue',
  'kaskad-fee',
] as const;
export const entryKinds = [...yieldEntryKinds, ...kaskadEntryKinds] as const;
export const movementNatures = [
  'subscription',
  'withdrawal',
  'closing',
  'renunciation',
  'rectification',
  'reprise',
] as const;

/** What is to be executed at the first NAV of its order day or after; written once, but for its state. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: orderKinds }).notNull(),
    state: text('state', { enum: orderStates }).notNull().default('waiting'),
    /** Paid in, or out. A closing from before 23 November 2026 names the strategy's reference currency. */
    asset: text('asset').notNull(),
    /** `yield`: what exceeds the net contributions on the dealing day. */
    request: text('request', { enum: ['amount', 'yield', 'all'] }).notNull(),
    /** Gross, of a request for an amount: in `asset` for a subscription, in `requestCurrency` for a withdrawal. */
    amount: numeric('amount'),
    requestCurrency: text('request_currency'),
    orderDay: date('order_day').notNull(),
    /** The parameters' percentages of the day it was placed: later changes never touch it. */
    subscriptionFeePercent: numeric('subscription_fee_percent'),
    fxFeePercent: numeric('fx_fee_percent'),
    exitFeePercent: numeric('exit_fee_percent'),
    /** Of a subscription, in `asset`: final when it is placed. */
    subscriptionFee: numeric('subscription_fee'),
    fxFee: numeric('fx_fee'),
    placedAt: instant('placed_at').notNull(),
    placedBy: uuid('placed_by').references(() => users.id),
    reference: text('reference'),
    note: text('note'),
  },
  (t) => [
    index('orders_contract_idx').on(t.contractId, t.placedAt),
    index('orders_user_idx').on(t.userId, t.kind),
    index('orders_waiting_list_idx').on(t.orderDay, t.placedAt, t.id).where(sql`${t.state} = 'waiting'`),
    uniqueIndex('orders_one_subscription_idx')
      .on(t.contractId)
      .where(sql`${t.kind} = 'subscription' and ${t.state} in ('waiting', 'executed')`),
    uniqueIndex('orders_one_closing_idx')
      .on(t.contractId)
      .where(sql`${t.kind} = 'closing' and ${t.state} in ('waiting', 'executed')`),
    check(
      'orders_amount_of_request',
      sql`(${t.request} = 'amount') = (${t.amount} is not null) and ${t.amount} > 0`,
    ),
    check(
      'orders_fees_of_kind',
      sql`case ${t.kind} when 'subscription' then num_nonnulls(${t.subscriptionFeePercent}, ${t.fxFeePercent},
        ${t.subscriptionFee}, ${t.fxFee}) = 4 when 'renunciation' then true else ${t.exitFeePercent} is not null end`,
    ),
  ],
);

/** The last number given of each gapless series: `journal`, and `units:<strategy>`. */
export const bookCounters = pgTable('book_counters', {
  name: text('name').primaryKey(),
  last: entryNumber('last').notNull(),
});

/** Appended only; an error is reversed by another entry and written again. Numbers have no gap. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    number: entryNumber('number').primaryKey(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    orderDay: date('order_day').notNull(),
    bookedAt: instant('booked_at').notNull(),
    /** Null: the system, executing an order. */
    bookedBy: uuid('booked_by'),
    /** Of entries from before `entryReasons`. */
    reason: text('reason'),
    documentId: uuid('document_id'),
    reverses: entryNumber('reverses').unique(),
    /** No foreign key: the books outlive the contract's rows. */
    contractId: uuid('contract_id'),
    /** The receipt, order or payout that it is the entry of; of a movement typed by one person and approved by another, their request. */
    subjectType: text('subject_type', { enum: ['receipt', 'order', 'payout', 'request'] }),
    subjectId: uuid('subject_id'),
  },
  (t) => [
    foreignKey({ columns: [t.reverses], foreignColumns: [t.number] }),
    index('journal_entries_contract_idx').on(t.contractId, t.number),
    index('journal_entries_subject_idx').on(t.subjectId),
    index('journal_entries_booked_idx').on(t.bookedAt),
    index('journal_entries_kind_idx').on(t.kind, t.number),
    index('journal_entries_day_idx').on(t.orderDay, t.number),
  ],
);

/** Why an entry was booked, as a person wrote it: apart from the journal, so that it is erased with the money it speaks of. */
export const entryReasons = pgTable('entry_reasons', {
  entry: entryNumber('entry')
    .primaryKey()
    .references(() => journalEntries.number),
  reason: text('reason').notNull(),
});

/** Lines of an entry: they sum to zero for each asset, which a trigger holds; + is a debit, − a credit. */
export const postings = pgTable(
  'postings',
  {
    entry: entryNumber('entry')
      .notNull()
      .references(() => journalEntries.number),
    line: smallint('line').notNull(),
    account: text('account').notNull(),
    asset: text('asset').notNull(),
    amount: numeric('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entry, t.line] }),
    index('postings_account_idx').on(t.account, t.asset, t.entry),
    check('postings_amount_not_zero', sql`${t.amount} <> 0`),
  ],
);

/** A quote that an execution used, as it was published. */
export interface BookedQuote {
  base: string;
  quote: string;
  day: string;
  rate: string;
}

/** The register: units in (+) and out (−) of contracts, numbered without a gap by strategy. Appended only. */
export const unitMovements = pgTable(
  'unit_movements',
  {
    strategyId: text('strategy_id').notNull(),
    number: entryNumber('number').notNull(),
    /** No foreign key: the register outlives the contract's rows. */
    contractId: uuid('contract_id').notNull(),
    orderId: uuid('order_id').notNull(),
    nature: text('nature', { enum: movementNatures }).notNull(),
    /** 12 decimals. */
    units: numeric('units').notNull(),
    orderDay: date('order_day').notNull(),
    dealingDay: date('dealing_day').notNull(),
    /** Null with its version for what was booked before the books without keeping it. */
    nav: numeric('nav'),
    navVersion: integer('nav_version'),
    quotes: jsonb('quotes').$type<BookedQuote[]>().notNull().default([]),
    asset: text('asset').notNull(),
    /** In `asset`: `net` is what was invested, or paid out. Negative in a movement that undoes another. */
    gross: numeric('gross').notNull(),
    fees: numeric('fees').notNull(),
    net: numeric('net').notNull(),
    /** In the strategy's reference currency: `net` of a subscription, what the units of a redemption were worth. */
    referenceAmount: numeric('reference_amount').notNull(),
    /** What the units were bought for, in the strategy's reference currency; signed as `units`, so that it sums to the cost of the units held. */
    cost: numeric('cost').notNull(),
    /** The movement of the same strategy that it undoes. */
    reverses: entryNumber('reverses'),
    entry: entryNumber('entry')
      .notNull()
      .references(() => journalEntries.number),
    bookedAt: instant('booked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.strategyId, t.number] }),
    index('unit_movements_contract_idx').on(t.contractId, t.dealingDay),
    index('unit_movements_order_idx').on(t.orderId),
    index('unit_movements_entry_idx').on(t.entry),
    index('unit_movements_day_idx').on(t.strategyId, t.dealingDay),
    // What undoes a movement, and what was executed at a quote that was corrected since.
    index('unit_movements_reverses_idx').on(t.strategyId, t.reverses).where(sql`${t.reverses} is not null`),
    index('unit_movements_quotes_idx').using('gin', t.quotes.op('jsonb_path_ops')),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
export type OrderKind = OrderRow['kind'];
export type JournalEntryRow = typeof journalEntries.$inferSelect;
export type EntryKind = JournalEntryRow['kind'];
export type YieldEntryKind = (typeof yieldEntryKinds)[number];
export type PostingRow = typeof postings.$inferSelect;
export type UnitMovementRow = typeof unitMovements.$inferSelect;
export type MovementNature = UnitMovementRow['nature'];
