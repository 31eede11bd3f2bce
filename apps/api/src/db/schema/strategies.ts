// The products clients subscribe to (2§3 "Strategy / product"). Public reference data: no row belongs to a client.
import { integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  /** The currency its NAV is quoted in: USD, BTC, ETH or EUR. Never edited: every NAV hangs from it. */
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
  status: text('status', { enum: ['draft', 'published', 'closed'] })
    .notNull()
    .default('draft'),
  /** The days of the week that have a NAV, from 1 for Monday to 7. */
  publicationDays: jsonb('publication_days').$type<number[]>().notNull().default([1, 2, 3, 4, 5, 6, 7]),
  /** Order on the products screen. */
  position: integer('position').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export type StrategyRow = typeof strategies.$inferSelect;
