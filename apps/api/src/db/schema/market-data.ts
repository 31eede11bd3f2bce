import { ratePeriods, rateSources } from '@repo/domain/rates';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity.ts';
import { strategies } from './strategies.ts';

/**
 * One net asset value (NAV) per strategy and calendar day: the current version.
 * `numeric` has no scale: a NAV is kept with the decimals it was published with.
 */
export const navs = pgTable(
  'navs',
  {
    strategyId: text('strategy_id')
      .notNull()
      .references(() => strategies.id),
    day: date('day', { mode: 'string' }).notNull(),
    vl: numeric('vl').notNull(),
    /** For one unit: the NAV is their difference. Null where its source does not give it. */
    gross: numeric('gross'),
    accruals: numeric('accruals'),
    /** The highest NAV that performance fees were taken on: it never falls from day to day. */
    highWaterMark: numeric('high_water_mark'),
    source: text('source').notNull(),
    version: integer('version').notNull().default(1),
    /** Who submitted it; null before this was kept: then it is who published it. */
    enteredBy: uuid('entered_by'),
    /** Who made it public: the second person, where there was one. */
    publishedBy: uuid('published_by'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.strategyId, table.day] }),
    // The staff list is paged by day over all strategies.
    index('navs_day_idx').on(table.day, table.strategyId),
    // The mark in force on a day is that of the last day that has one.
    index('navs_mark_idx').on(table.strategyId, table.day).where(sql`${table.highWaterMark} is not null`),
    index('navs_value_idx').on(table.vl, table.day, table.strategyId),
    check('navs_vl_positive', sql`${table.vl} > 0`),
    check('navs_gross_with_accruals', sql`(${table.gross} is null) = (${table.accruals} is null)`),
  ],
);

/** A published exchange rate, as received: one `base` is worth `rate` of `quote`. Current version. */
export const fxRates = pgTable(
  'fx_rates',
  {
    base: text('base').notNull(),
    quote: text('quote').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    rate: numeric('rate').notNull(),
    source: text('source').notNull(),
    version: integer('version').notNull().default(1),
    enteredBy: uuid('entered_by'),
    publishedBy: uuid('published_by'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.base, table.quote, table.day] }),
    index('fx_rates_day_idx').on(table.day, table.base, table.quote),
    index('fx_rates_rate_idx').on(table.rate),
    check('fx_rates_rate_positive', sql`${table.rate} > 0`),
  ],
);

/** Values that a later publication replaced: an amended NAV never erases what clients were shown. */
export const navRevisions = pgTable(
  'nav_revisions',
  {
    strategyId: text('strategy_id')
      .notNull()
      .references(() => strategies.id),
    day: date('day', { mode: 'string' }).notNull(),
    version: integer('version').notNull(),
    vl: numeric('vl').notNull(),
    gross: numeric('gross'),
    accruals: numeric('accruals'),
    highWaterMark: numeric('high_water_mark'),
    source: text('source').notNull(),
    enteredBy: uuid('entered_by'),
    publishedBy: uuid('published_by'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.strategyId, table.day, table.version] })],
);

export const fxRateRevisions = pgTable(
  'fx_rate_revisions',
  {
    base: text('base').notNull(),
    quote: text('quote').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    version: integer('version').notNull(),
    rate: numeric('rate').notNull(),
    source: text('source').notNull(),
    enteredBy: uuid('entered_by'),
    publishedBy: uuid('published_by'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.base, table.quote, table.day, table.version] })],
);

/** NAVs that are typed and not submitted, as they were typed: one for a strategy and a day, shared by the administrators. */
export const navDrafts = pgTable(
  'nav_drafts',
  {
    strategyId: text('strategy_id')
      .notNull()
      .references(() => strategies.id),
    day: date('day', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    unit: text('unit', { enum: ['nav', 'percent'] }).notNull(),
    gross: text('gross'),
    accruals: text('accruals'),
    highWaterMark: text('high_water_mark'),
    version: integer('version').notNull().default(1),
    authorId: uuid('author_id').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Of the second person, where it was submitted and refused; null once it is saved again. */
    refusedReason: text('refused_reason'),
    refusedBy: uuid('refused_by'),
  },
  (table) => [primaryKey({ columns: [table.strategyId, table.day] })],
);

/** What a NAV is made of, where its source gives it: decimal strings. */
export interface StoredDetail {
  gross?: string | undefined;
  accruals?: string | undefined;
  mark?: string | undefined;
}

/**
 * `[series, day, value]`: the series is a strategy's id (`usdfy`) or a pair (`EUR/USD`), the value a decimal string. Then, of some NAVs, what
 * they are made of.
 */
export type PlannedValue = [series: string, day: string, value: string, detail?: StoredDetail];

export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  skipped: number;
}

/** Of files: NAVs, the ECB's, closes of crypto-assets, rates of any other source; of values fetched from Kraken; of those that were typed. */
export const planKinds = [
  'nav',
  'nav_manual',
  'fx_ecb',
  'fx_crypto',
  'fx_import',
  'fx_kraken',
  'fx_manual',
] as const;
export type PlanKind = (typeof planKinds)[number];

export const isOfNavs = (kind: PlanKind): boolean => kind === 'nav' || kind === 'nav_manual';

/** The lines of a file that were refused, as they are in it. */
export interface RefusedLines {
  header: string[];
  lines: { cells: string[]; reason: string }[];
}

/** What an import would do, computed without writing any value; the commit sends its id back. */
export const importPlans = pgTable(
  'import_plans',
  {
    id: uuid('id').primaryKey(),
    /** Null for values that were fetched from their source, until an administrator submits them. */
    authorId: uuid('author_id'),
    kind: text('kind', { enum: planKinds }).notNull(),
    fileName: text('file_name').notNull(),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    errorCount: integer('error_count').notNull(),
    /** Only what would be created or changed. */
    values: jsonb('values').$type<PlannedValue[]>().notNull(),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    /** What is unusual of its values: sentences that its author accepted with a reason. */
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    /** Null when none was, and of a file without lines. */
    refused: jsonb('refused').$type<RefusedLines>(),
    /** Digest of the stored values the plan was computed against. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    committedAt: timestamp('committed_at', { withTimezone: true }),
  },
  (table) => [
    // A published value leads to its plan.
    index('import_plans_committed_at_idx').on(table.committedAt).where(sql`${table.committedAt} is not null`),
  ],
);

/** What the columns of a source's files mean, by the digest of their header: as a person named them last. */
export const importMappings = pgTable(
  'import_mappings',
  {
    kind: text('kind', { enum: ['nav', 'fx_ecb', 'fx_crypto'] }).notNull(),
    fingerprint: text('fingerprint').notNull(),
    mapping: jsonb('mapping').$type<Record<string, unknown>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.kind, table.fingerprint] })],
);

/**
 * `published`: new values; `unchanged`: nothing new; `waiting`: values that a person has to look at; `late`: the source has not published
 * the day yet.
 */
export const fetchOutcomes = [
  'published',
  'unchanged',
  'waiting',
  'late',
  'unreachable',
  'malformed',
] as const;
export type FetchOutcome = (typeof fetchOutcomes)[number];

/** Each fetch of rates from their source, by the schedule or by an administrator. */
export const rateFetches = pgTable(
  'rate_fetches',
  {
    id: uuid('id').primaryKey(),
    source: text('source', { enum: rateSources }).notNull(),
    period: text('period', { enum: ratePeriods }).notNull(),
    /** Null for the schedule. */
    requestedBy: uuid('requested_by'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    outcome: text('outcome', { enum: fetchOutcomes }).notNull(),
    /** The last day that was received. */
    lastDay: date('last_day', { mode: 'string' }),
    published: integer('published').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
  },
  (table) => [index('rate_fetches_source_idx').on(table.source, table.at)],
);

/** What a second source gave for a pair and a day: compared with the published rate, never published. The last one received. */
export const rateControls = pgTable(
  'rate_controls',
  {
    base: text('base').notNull(),
    quote: text('quote').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: rateSources }).notNull(),
    rate: numeric('rate').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.base, table.quote, table.day, table.source] }),
    check('rate_controls_rate_positive', sql`${table.rate} > 0`),
  ],
);
