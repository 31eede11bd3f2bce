// Kaskad: rounds, what is published of them, investments, allotments, the registers of issuers and valuations (decision 76).
// Units are whole; prices and sums are in euros unless an asset is named.
import { allotmentRules, investmentStates, regimes, roundFields, roundStates } from '@repo/domain/kaskad';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
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
import { files } from './files.ts';
import { users } from './identity.ts';
import { kaskadClasses, kaskadGrants, kaskadIssuers } from './kaskad.ts';
import { investmentIndexes } from './kaskad-lists.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const units = (name: string) => numeric(name, { precision: 38, scale: 0 });
const userOf = (name: string) => uuid(name).references(() => users.id);

export const instruments = ['shares', 'bonds', 'bsa', 'bsa_air', 'saft', 'tokens'] as const;

/** What a round is presented with, and its terms by the kind of instrument. */
export interface RoundText {
  presentation: string;
  use_of_funds: string;
  risks: string;
  terms: { label: string; value: string }[];
  white_paper_url: string | null;
  white_paper_sha256: string | null;
  exemption: string | null;
}

export const kaskadRounds = pgTable(
  'kaskad_rounds',
  {
    id: uuid('id').primaryKey(),
    issuerId: uuid('issuer_id')
      .notNull()
      .references(() => kaskadIssuers.id),
    /** The class of units that it issues. */
    classId: uuid('class_id')
      .notNull()
      .references(() => kaskadClasses.id),
    name: text('name').notNull(),
    regime: text('regime', { enum: regimes }).notNull(),
    instrument: text('instrument', { enum: instruments }).notNull(),
    state: text('state', { enum: roundStates }).notNull().default('draft'),
    /** Euros a unit, at most 8 decimals. */
    price: numeric('price').notNull(),
    minimum: units('minimum').notNull(),
    target: units('target').notNull(),
    cap: units('cap').notNull(),
    /** Of one investment, and of one person in the round. */
    least: units('least').notNull(),
    most: units('most'),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    rule: text('rule', { enum: allotmentRules }).notNull(),
    ruleFloor: units('rule_floor'),
    audience: text('audience', { enum: ['public', 'whitelist', 'code'] }).notNull(),
    code: text('code').unique(),
    paymentAssets: text('payment_assets').array().notNull(),
    feePercent: numeric('fee_percent').notNull(),
    /** The token is traded already. */
    isTraded: boolean('is_traded').notNull().default(false),
    /** Of the vesting plans that the issue makes, as it was typed (`Schedule` of the spec). */
    grantSchedule: jsonb('grant_schedule').$type<Record<string, unknown>>(),
    text: jsonb('text').$type<RoundText>().notNull(),
    /** What a draft lacks: its columns are zero, empty or the day of the save, and are shown nowhere (decision 101). */
    missing: text('missing', { enum: roundFields }).array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    createdBy: userOf('created_by').notNull(),
    submittedAt: instant('submitted_at'),
    submittedBy: userOf('submitted_by'),
    /** When its issue began, which a job goes on with. */
    issueStartedAt: instant('issue_started_at'),
    issueStartedBy: userOf('issue_started_by'),
    /** When it ended: issued, failed or cancelled. */
    endedAt: instant('ended_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('kaskad_rounds_list_idx').on(t.createdAt, t.id),
    index('kaskad_rounds_state_idx').on(t.state, t.createdAt, t.id),
    index('kaskad_rounds_issuer_idx').on(t.issuerId),
    check(
      'kaskad_rounds_units_check',
      sql`cardinality(${t.missing}) > 0 or 0 < ${t.minimum} and ${t.minimum} <= ${t.target} and ${t.target} <= ${t.cap}`,
    ),
    check('kaskad_rounds_price_check', sql`cardinality(${t.missing}) > 0 or ${t.price} > 0`),
    check(
      'kaskad_rounds_missing_check',
      sql`cardinality(${t.missing}) = 0 or ${t.state} in ('draft', 'canceled')`,
    ),
  ],
);

export const roundDocumentKinds = ['key_information', 'white_paper', 'terms', 'other'] as const;

/** A version of a document: never written again. */
export const kaskadRoundDocuments = pgTable(
  'kaskad_round_documents',
  {
    id: uuid('id').primaryKey(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => kaskadRounds.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: roundDocumentKinds }).notNull(),
    title: text('title').notNull(),
    version: integer('version').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    sha256: text('sha256').notNull(),
    isSubstantial: boolean('is_substantial').notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: userOf('published_by').notNull(),
  },
  (t) => [uniqueIndex('kaskad_round_documents_version_idx').on(t.roundId, t.kind, t.title, t.version)],
);

/** Who may see a round of a whitelist, or opened it by its code. */
export const kaskadInvitations = pgTable(
  'kaskad_invitations',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => kaskadRounds.id, { onDelete: 'cascade' }),
    userId: userOf('user_id').notNull(),
    invitedAt: instant('invited_at').notNull(),
    /** Null: by the code. */
    invitedBy: userOf('invited_by'),
  },
  (t) => [primaryKey({ columns: [t.roundId, t.userId] }), index('kaskad_invitations_user_idx').on(t.userId)],
);

export const kaskadQuestions = pgTable(
  'kaskad_questions',
  {
    id: uuid('id').primaryKey(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => kaskadRounds.id, { onDelete: 'cascade' }),
    userId: userOf('user_id').notNull(),
    question: text('question').notNull(),
    postedAt: instant('posted_at').notNull(),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    repliedBy: userOf('replied_by'),
  },
  (t) => [
    index('kaskad_questions_round_idx').on(t.roundId, t.postedAt),
    index('kaskad_questions_user_idx').on(t.userId),
  ],
);

export const kaskadRoundUpdates = pgTable(
  'kaskad_round_updates',
  {
    id: uuid('id').primaryKey(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => kaskadRounds.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: userOf('published_by').notNull(),
  },
  (t) => [index('kaskad_round_updates_round_idx').on(t.roundId, t.publishedAt)],
);

/** The last number of the references of a year. */
export const kaskadInvestmentCounters = pgTable('kaskad_investment_counters', {
  year: integer('year').primaryKey(),
  lastValue: integer('last_value').notNull(),
});

/** From a reservation to what is issued. The dates of the law are written when they start and never moved by a parameter. */
export const kaskadInvestments = pgTable(
  'kaskad_investments',
  {
    id: uuid('id').primaryKey(),
    /** KSK-2026-0042 */
    reference: text('reference').notNull().unique(),
    userId: userOf('user_id').notNull(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => kaskadRounds.id),
    state: text('state', { enum: investmentStates }).notNull(),
    units: units('units').notNull(),
    allottedUnits: units('allotted_units'),
    /** Of the round when it was submitted: what a unit costs, and the fee in percent beside it. */
    price: numeric('price').notNull(),
    feePercent: numeric('fee_percent').notNull().default('0'),
    /** In euros to the cent: cost and fee, and the fee in it. */
    due: numeric('due').notNull(),
    fee: numeric('fee').notNull().default('0'),
    paymentAsset: text('payment_asset'),
    reservedAt: instant('reserved_at'),
    /** The reservation was confirmed within 7 days. */
    hasPriority: boolean('has_priority').notNull().default(false),
    submittedAt: instant('submitted_at'),
    reflectionUntil: instant('reflection_until'),
    signedAt: instant('signed_at'),
    withdrawalUntil: instant('withdrawal_until'),
    paidAt: instant('paid_at'),
    firmAt: instant('firm_at'),
    allottedAt: instant('allotted_at'),
    issuedAt: instant('issued_at'),
    endedAt: instant('ended_at'),
    proofReference: text('proof_reference'),
    proofFiledAt: instant('proof_filed_at'),
    proofRefusedReason: text('proof_refused_reason'),
    /** Why it was allotted so by hand, or cancelled by staff. */
    staffReason: text('staff_reason'),
    /** What was received, worth in euros at the FX of the value dates; less what is paid back. */
    received: numeric('received').notNull().default('0'),
    subscriptionFileId: uuid('subscription_file_id').references(() => files.id, { onDelete: 'set null' }),
    evidenceFileId: uuid('evidence_file_id').references(() => files.id, { onDelete: 'set null' }),
    grantId: uuid('grant_id').references(() => kaskadGrants.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...investmentIndexes(t),
    index('kaskad_investments_reference_idx').on(t.reference.op('text_pattern_ops')),
    uniqueIndex('kaskad_investments_one_reservation_idx')
      .on(t.roundId, t.userId)
      .where(sql`${t.state} = 'reserved'`),
    check(
      'kaskad_investments_units_check',
      sql`${t.units} > 0 and ${t.allottedUnits} between 0 and ${t.units}`,
    ),
  ],
);

export const investmentEventKinds = [
  'reserved',
  'submitted',
  'document_accepted',
  'signed',
  'proof_filed',
  'proof_refused',
  'received',
  'paid',
  'fewer_units',
  'firm',
  'allotted',
  'issued',
  'withdrawn',
  'expired',
  'canceled',
  'refunded',
] as const;

/** What happened to an investment: never written again. */
export const kaskadInvestmentEvents = pgTable(
  'kaskad_investment_events',
  {
    id: uuid('id').primaryKey(),
    investmentId: uuid('investment_id')
      .notNull()
      .references(() => kaskadInvestments.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    event: text('event', { enum: investmentEventKinds }).notNull(),
    /** In French. */
    detail: text('detail'),
    by: userOf('by_user'),
  },
  (t) => [
    index('kaskad_investment_events_idx').on(t.investmentId, t.at),
    index('kaskad_investment_events_at_idx').on(t.at),
  ],
);

export type RoundRow = typeof kaskadRounds.$inferSelect;
export type RoundDocumentRow = typeof kaskadRoundDocuments.$inferSelect;
export type QuestionRow = typeof kaskadQuestions.$inferSelect;
export type InvestmentRow = typeof kaskadInvestments.$inferSelect;
export type InvestmentEventKind = (typeof investmentEventKinds)[number];
