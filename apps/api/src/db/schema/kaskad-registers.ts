// Kaskad: what follows an investment and a round: acceptances, tests, signatures, allotments, registers, valuations and mails.
import { allotmentRules } from '@repo/domain/kaskad';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
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
import { kaskadClasses, kaskadIssuers } from './kaskad.ts';
import { kaskadInvestments, kaskadRoundDocuments, kaskadRounds } from './kaskad-rounds.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const units = (name: string) => numeric(name, { precision: 38, scale: 0 });
const userOf = (name: string) => uuid(name).references(() => users.id);

/** What an investor accepted: the version of a document with its hash, the risks, the warning. */
export const kaskadConsents = pgTable(
  'kaskad_consents',
  {
    id: uuid('id').primaryKey(),
    investmentId: uuid('investment_id')
      .notNull()
      .references(() => kaskadInvestments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['document', 'risks', 'warning'] }).notNull(),
    documentId: uuid('document_id').references(() => kaskadRoundDocuments.id),
    sha256: text('sha256'),
    /** The words that were accepted. */
    words: text('words').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (t) => [index('kaskad_consents_investment_idx').on(t.investmentId)],
);

/** A knowledge test or a simulation of losses; the net worth is nowhere. */
export const kaskadTests = pgTable(
  'kaskad_tests',
  {
    id: uuid('id').primaryKey(),
    userId: userOf('user_id').notNull(),
    kind: text('kind', { enum: ['knowledge', 'losses'] }).notNull(),
    takenOn: date('taken_on').notNull(),
    hasPassed: boolean('has_passed').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (t) => [index('kaskad_tests_user_idx').on(t.userId, t.kind, t.takenAt)],
);

/** The signature of a subscription form at the provider; its id is the external id there. */
export const kaskadSignatures = pgTable(
  'kaskad_signatures',
  {
    id: uuid('id').primaryKey(),
    investmentId: uuid('investment_id')
      .notNull()
      .references(() => kaskadInvestments.id, { onDelete: 'cascade' }),
    /** `void`: signed at the provider, without effect; its owner was written once. */
    status: text('status', {
      enum: ['opening', 'ongoing', 'done', 'declined', 'canceled', 'void'],
    }).notNull(),
    iframeUrl: text('iframe_url'),
    iframeUrlExpiresAt: instant('iframe_url_expires_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('kaskad_signatures_investment_idx').on(t.investmentId),
    index('kaskad_signatures_open_idx').on(t.createdAt).where(sql`${t.status} in ('opening', 'ongoing')`),
  ],
);

/** The published allotment of a round; the units are those of its investments. */
export const kaskadAllotments = pgTable('kaskad_allotments', {
  roundId: uuid('round_id')
    .primaryKey()
    .references(() => kaskadRounds.id),
  rule: text('rule', { enum: allotmentRules }).notNull(),
  floor: units('floor'),
  demand: units('demand').notNull(),
  allotted: units('allotted').notNull(),
  investors: integer('investors').notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: userOf('published_by').notNull(),
  requestId: uuid('request_id').references(() => changeRequests.id),
});

/** What the issuer of a round transferred to the house for its fees. Appended only. */
export const kaskadFeeTransfers = pgTable(
  'kaskad_fee_transfers',
  {
    id: uuid('id').primaryKey(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => kaskadRounds.id),
    asset: text('asset').notNull(),
    amount: numeric('amount').notNull(),
    /** On which it arrived. */
    day: date('day').notNull(),
    /** Of the bank, or the hash of the transaction. */
    reference: text('reference').notNull().unique(),
    /** The IBAN or the address that it came from. */
    account: text('account').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    recordedBy: userOf('recorded_by').notNull(),
  },
  (t) => [
    index('kaskad_fee_transfers_round_idx').on(t.roundId, t.recordedAt),
    check('kaskad_fee_transfers_amount_check', sql`${t.amount} > 0`),
  ],
);

/** What a published allotment gives each investment, until a job has written it to all of them by parts. */
export const kaskadAllottedUnits = pgTable('kaskad_allotted_units', {
  roundId: uuid('round_id')
    .primaryKey()
    .references(() => kaskadRounds.id),
  /** In the order of the parts, with the units of each at its place. */
  investmentIds: uuid('investment_ids').array().notNull(),
  units: numeric('units', { precision: 38, scale: 0 }).array().notNull(),
  total: integer('total').notNull(),
  /** How many are written: the first ones. */
  written: integer('written').notNull().default(0),
  /** Of the approval, as the investments and their events have them. */
  at: instant('at').notNull(),
  by: userOf('by_user').notNull(),
});

/** The register of an issuer: units in (+) or out (−), numbered without a gap by class. Appended only. */
export const kaskadMovements = pgTable(
  'kaskad_movements',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => kaskadClasses.id),
    number: integer('number').notNull(),
    nature: text('nature', { enum: ['opening', 'issue'] }).notNull(),
    /** An investor by their id; who else holds units, by their name. */
    userId: userOf('user_id'),
    holder: text('holder'),
    investmentId: uuid('investment_id').references(() => kaskadInvestments.id),
    units: units('units').notNull(),
    day: date('day').notNull(),
    reason: text('reason'),
    bookedAt: instant('booked_at').notNull(),
    bookedBy: userOf('booked_by'),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.number] }),
    uniqueIndex('kaskad_movements_investment_idx').on(t.investmentId),
    index('kaskad_movements_user_idx').on(t.userId),
    check('kaskad_movements_holder_check', sql`num_nonnulls(${t.userId}, ${t.holder}) = 1`),
    check('kaskad_movements_units_check', sql`${t.units} <> 0`),
  ],
);

export const kaskadValuations = pgTable(
  'kaskad_valuations',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => kaskadClasses.id),
    /** Euros a unit. */
    price: numeric('price').notNull(),
    day: date('day').notNull(),
    method: text('method', { enum: ['last_round', 'expert', 'at_cost'] }).notNull(),
    recordedAt: instant('recorded_at').notNull(),
    recordedBy: userOf('recorded_by').notNull(),
  },
  (t) => [index('kaskad_valuations_class_idx').on(t.classId, t.day, t.recordedAt)],
);

/** Where investments in an issuer are paid; the last one is used. */
export const kaskadIssuerAccounts = pgTable(
  'kaskad_issuer_accounts',
  {
    id: uuid('id').primaryKey(),
    issuerId: uuid('issuer_id')
      .notNull()
      .references(() => kaskadIssuers.id),
    holder: text('holder').notNull(),
    iban: text('iban').notNull(),
    bic: text('bic'),
    bitcoinAddress: text('bitcoin_address'),
    ethereumAddress: text('ethereum_address'),
    setAt: instant('set_at').notNull(),
    setBy: userOf('set_by').notNull(),
  },
  (t) => [index('kaskad_issuer_accounts_idx').on(t.issuerId, t.setAt)],
);

/** Mails of a round that ended or whose sheet was replaced, written by parts by a job; a row leaves with its mail. */
export const kaskadRoundMails = pgTable(
  'kaskad_round_mails',
  {
    investmentId: uuid('investment_id')
      .notNull()
      .references(() => kaskadInvestments.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['failed', 'canceled', 'allotted', 'issued', 'document', 'extended'],
    }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.investmentId, t.kind] })],
);

export type AllotmentRow = typeof kaskadAllotments.$inferSelect;
export type MovementRow = typeof kaskadMovements.$inferSelect;
export type ValuationRow = typeof kaskadValuations.$inferSelect;
export type IssuerAccountRow = typeof kaskadIssuerAccounts.$inferSelect;
