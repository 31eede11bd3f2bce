// The products clients subscribe to (2§3 "Strategy / product"). Public reference data: no row belongs to a client.
import { productStatuses } from '@repo/domain/products';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { changeRequests } from './change-requests.ts';
import { users } from './identity.ts';

/** One deposit address of a strategy. `symbol` is a payment asset (BTC, ETH, USDC, EURC, WBTC). */
export interface CryptoInput {
  symbol: string;
  blockchain: string;
  address: string;
}

export const strategies = pgTable('strategies', {
  /** A stable code (`USDFY`): the key of published NAVs and of imports, while `title` may be reworded. */
  id: text('id').primaryKey(),
  title: text('title').notNull().unique(),
  subtitle: text('subtitle').notNull().default(''),
  label: text('label').notNull().default(''),
  description: text('description').notNull().default(''),
  /** The currency its NAV is quoted in: USD, BTC, ETH or EUR. Fixed once published: every NAV depends on it. */
  referenceCurrency: text('reference_currency').notNull(),
  /** Estimated annual yield, in percent. */
  apy: numeric('apy').notNull().default('0'),
  docUrl: text('doc_url'),
  videoUrl: text('video_url'),
  ribBank: text('rib_bank'),
  ribIban: text('rib_iban'),
  ribBic: text('rib_bic'),
  cryptoInputs: jsonb('crypto_inputs').$type<CryptoInput[]>().notNull().default([]),
  /** Product-declared minimums by wire field, decimal strings: `{ min_euro: "20000" }` (R369). */
  minimums: jsonb('minimums').$type<Record<string, string>>().notNull().default({}),
  status: text('status', { enum: productStatuses }).notNull().default('draft'),
  /** The days of the week that have a NAV, from 1 for Monday to 7. */
  publicationDays: jsonb('publication_days').$type<number[]>().notNull().default([1, 2, 3, 4, 5, 6, 7]),
  /** Of its first NAV: none is before. Null for a product older than this column, and for a draft that lacks it. */
  launchDay: date('launch_day', { mode: 'string' }),
  /** From 1, the lowest, to 7; null where it is not stated, as the three below. */
  riskLevel: integer('risk_level'),
  /** How long to stay invested, at least. */
  horizonMonths: integer('horizon_months'),
  /** Working days from the NAV of an exit to its payment. */
  exitDays: integer('exit_days'),
  /** Who holds the assets, in a sentence. */
  custodian: text('custodian'),
  /** Order on the products screen. */
  position: integer('position').notNull().default(0),
  /** Raised by each change: a form that was opened on an older one is refused. */
  version: integer('version').notNull().default(1),
  /** When clients could first read the bank details and addresses of now; null for those of the installation. */
  paymentDetailsSince: timestamp('payment_details_since', { withTimezone: true }),
  /** When a second person approved them; null where one was enough. */
  paymentDetailsCheckedAt: timestamp('payment_details_checked_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export type StrategyRow = typeof strategies.$inferSelect;

/** What a client compares products by, where it is stated. */
type FactColumn = 'riskLevel' | 'horizonMonths' | 'exitDays' | 'custodian';

/** What staff change of a product. */
export type StrategyContent = Pick<
  StrategyRow,
  | 'subtitle'
  | 'label'
  | 'description'
  | 'apy'
  | 'docUrl'
  | 'videoUrl'
  | 'ribBank'
  | 'ribIban'
  | 'ribBic'
  | 'cryptoInputs'
  | 'minimums'
  | 'publicationDays'
  | 'position'
> &
  // Absent from the versions of before: nothing could change it then.
  Partial<Pick<StrategyRow, 'title' | 'referenceCurrency' | 'status' | 'launchDay' | FactColumn>>;

/** A product as it was from one change to the next, written once. The first one stands before any change. */
export const strategyVersions = pgTable(
  'strategy_versions',
  {
    strategyId: text('strategy_id')
      .notNull()
      .references(() => strategies.id),
    version: integer('version').notNull(),
    content: jsonb('content').$type<StrategyContent>().notNull(),
    /** Empty where one person was enough and gave none. */
    reason: text('reason').notNull(),
    /** Null for a product that was made with the installation. */
    enteredBy: uuid('entered_by').references(() => users.id),
    /** The second person; null where one was enough. */
    publishedBy: uuid('published_by').references(() => users.id),
    changeRequestId: uuid('change_request_id').references(() => changeRequests.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.strategyId, table.version] }),
    check(
      'strategy_versions_two_persons',
      sql`${table.publishedBy} <> ${table.enteredBy} and num_nulls(${table.publishedBy}, ${table.changeRequestId}) <> 1`,
    ),
  ],
);

/** Where clients pay. */
export type PaymentContent = Pick<StrategyContent, 'ribBank' | 'ribIban' | 'ribBic' | 'cryptoInputs'>;

/** Bank details and addresses that were approved, and that clients read from `effective_at` on. */
export const plannedPaymentDetails = pgTable(
  'planned_payment_details',
  {
    changeRequestId: uuid('change_request_id')
      .primaryKey()
      .references(() => changeRequests.id),
    strategyId: text('strategy_id')
      .notNull()
      .references(() => strategies.id),
    content: jsonb('content').$type<PaymentContent>().notNull(),
    reason: text('reason').notNull(),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => users.id),
    publishedBy: uuid('published_by')
      .notNull()
      .references(() => users.id),
    approvedAt: timestamp('approved_at', { withTimezone: true }).notNull(),
    effectiveAt: timestamp('effective_at', { withTimezone: true }).notNull(),
    /** Null while they wait: once clients read them, or they are stopped. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    /** One person may stop them: the product keeps those that clients know. */
    stoppedBy: uuid('stopped_by').references(() => users.id),
    stopReason: text('stop_reason'),
  },
  (table) => [
    uniqueIndex('planned_payment_details_next_idx')
      .on(table.strategyId)
      .where(sql`${table.appliedAt} is null`),
  ],
);
