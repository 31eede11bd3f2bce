// A client's contracts and all that happens to them: signature, proof, payment, withdrawals.
// Every table carries `user_id`, so that a client's rows can be sharded, exported and erased together.
import { contractStatuses, paymentStatuses } from '@repo/domain/contract-status';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity.ts';
import { strategies } from './strategies.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const ownedBy = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

export const contracts = pgTable(
  'contracts',
  {
    id: uuid('id').primaryKey(),
    userId: ownedBy(),
    strategyId: text('strategy_id')
      .notNull()
      .references(() => strategies.id),
    poNumber: text('po_number').notNull().unique(),
    status: text('status', { enum: contractStatuses }).notNull().default('pending'),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('waiting'),
    /** The payment asset as chosen: EURO, BTC, ETH, USDC, EURC or WBTC. */
    currency: text('currency').notNull(),
    /** The amount promised, in `currency`. What was received is in `payments`. */
    amount: numeric('amount').notNull(),
    paymentMethod: text('payment_method', { enum: ['rib', 'crypto'] }).notNull(),
    paymentReference: text('payment_reference'),
    /** The wallet the funds come from; crypto only. */
    paymentOrigin: text('payment_origin'),
    contractFileId: uuid('contract_file_id'),
    pepFileId: uuid('pep_file_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    signedAt: instant('signed_at'),
    /** The value date of the payment, Europe/Paris; when it was typed in is `payments.recorded_at`. */
    paymentRecordedAt: date('payment_recorded_at'),
    closedDate: date('closed_date'),
    /** The last day the client may renounce it; null when they never may. Set when it is signed. */
    renounceUntil: date('renounce_until'),
    /** Closed by renunciation: it counts as never concluded, and received money is returned. */
    renouncedAt: instant('renounced_at'),
  },
  (t) => [
    index('contracts_user_idx').on(t.userId, t.createdAt),
    index('contracts_created_idx').on(t.createdAt, t.id),
    index('contracts_status_idx').on(t.status, t.paymentStatus, t.createdAt),
    index('contracts_strategy_idx').on(t.strategyId),
    check('contracts_amount_positive', sql`${t.amount} > 0`),
    check(
      'contracts_paid_is_recorded',
      sql`(${t.paymentStatus} = 'paid') = (${t.paymentRecordedAt} is not null)`,
    ),
    check('contracts_renounced_is_closed', sql`${t.renouncedAt} is null or ${t.status} = 'closed'`),
    check('contracts_closed_is_dated', sql`(${t.status} = 'closed') = (${t.closedDate} is not null)`),
  ],
);

/** Purchase-order numbers handed out; each names at most one contract. */
export const poNumbers = pgTable(
  'po_numbers',
  {
    number: text('number').primaryKey(),
    userId: ownedBy(),
    /** The Idempotency-Key of the request that took it, when it came without a number of its own. */
    requestKey: text('request_key'),
    reservedAt: instant('reserved_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('po_numbers_request_idx').on(t.userId, t.requestKey)],
);

export const poCounters = pgTable('po_counters', {
  year: integer('year').primaryKey(),
  lastValue: integer('last_value').notNull(),
});

/** Our side of a request at the signature provider, written before the provider is called. */
export const signatureRequests = pgTable(
  'signature_requests',
  {
    /** Our id, given to the provider as `external_id`: the reconciler finds the provider's object by it. */
    id: uuid('id').primaryKey(),
    contractId: uuid('contract_id')
      .notNull()
      .unique()
      .references(() => contracts.id),
    userId: ownedBy(),
    provider: text('provider').notNull(),
    providerRequestId: text('provider_request_id').unique(),
    status: text('status', { enum: ['creating', 'ongoing', 'done', 'declined', 'canceled', 'failed'] })
      .notNull()
      .default('creating'),
    iframeUrl: text('iframe_url'),
    /** Null: as long as the request is open. */
    iframeUrlExpiresAt: instant('iframe_url_expires_at'),
    /** The provider's own account of the signature, when it is a file apart. */
    evidenceFileId: uuid('evidence_file_id'),
    /** When the provider was last polled; null when it has news to fetch, or was never polled. */
    checkedAt: instant('checked_at'),
    lastError: text('last_error'),
    /** The process that makes it; null for rows older than process leases. */
    processId: uuid('process_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('signature_requests_open_idx').on(t.status)],
);

/** What the client accepted, when and from where: the evidence behind a contract. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: ownedBy(),
    contractId: uuid('contract_id').references(() => contracts.id),
    kind: text('kind', { enum: ['terms', 'risks'] }).notNull(),
    document: text('document').notNull(),
    /** The words beside the box, as they were shown. */
    label: text('label').notNull(),
    /** The screen it was ticked on. */
    step: text('step').notNull(),
    textVersion: text('text_version').notNull(),
    textSha256: text('text_sha256').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  (t) => [uniqueIndex('consents_once_idx').on(t.contractId, t.kind)],
);

/** The proof of payment as the client last sent it; a refused proof keeps the reason until it is sent again. */
export const paymentProofs = pgTable('payment_proofs', {
  contractId: uuid('contract_id')
    .primaryKey()
    .references(() => contracts.id),
  userId: ownedBy(),
  reference: text('reference'),
  executedOn: date('executed_on').notNull(),
  walletAddress: text('wallet_address'),
  txid: text('txid'),
  txUrls: jsonb('tx_urls').$type<string[]>().notNull().default([]),
  submittedAt: instant('submitted_at').notNull(),
  refusedAt: instant('refused_at'),
  refusalReason: text('refusal_reason'),
  refusalMessage: text('refusal_message'),
});

/** Money received for a contract: at most once, never edited (2§4). */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    contractId: uuid('contract_id')
      .notNull()
      .unique()
      .references(() => contracts.id),
    userId: ownedBy(),
    /** Gross amount received, in `currency` (the payment asset). */
    amount: numeric('amount').notNull(),
    currency: text('currency').notNull(),
    valueDate: date('value_date').notNull(),
    reference: text('reference').notNull(),
    /** The parameters' percentages of the day of recording: later changes never touch a past payment. */
    subscriptionFeePercent: numeric('subscription_fee_percent').notNull(),
    fxFeePercent: numeric('fx_fee_percent').notNull(),
    subscriptionFee: numeric('subscription_fee').notNull(),
    fxFee: numeric('fx_fee').notNull(),
    /** Gross less fees, in `currency`. */
    netAmount: numeric('net_amount').notNull(),
    /** `netAmount` in the strategy's reference currency; null, with the three below, while the order waits for its NAV. */
    netReferenceAmount: numeric('net_reference_amount'),
    units: numeric('units'),
    nav: numeric('nav'),
    /** The dealing day. Before 23 November 2026 it could precede the value date, from which the units then counted. */
    navDate: date('nav_date'),
    recordedAt: instant('recorded_at').notNull(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    index('payments_user_idx').on(t.userId),
    index('payments_uninvested_idx').on(t.valueDate).where(sql`${t.units} is null`),
    check('payments_amount_positive', sql`${t.amount} > 0`),
  ],
);

/**
 * Money out: a partial withdrawal, or the closing of a contract, which takes every unit out. Placed as an order; amounts,
 * units and NAV are null until it is executed, and never change afterwards.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    userId: ownedBy(),
    kind: text('kind', { enum: ['withdrawal', 'closing'] }).notNull(),
    /** Value taken out before the exit fee, in `currency`: rounded to what can be paid. */
    amount: numeric('amount'),
    /** The asset paid out; the strategy's reference currency before 23 November 2026. */
    currency: text('currency').notNull(),
    units: numeric('units'),
    exitFeePercent: numeric('exit_fee_percent').notNull(),
    exitFee: numeric('exit_fee'),
    /** The order day. */
    valueDate: date('value_date').notNull(),
    nav: numeric('nav'),
    /** The dealing day. */
    navDate: date('nav_date'),
    occurredAt: instant('occurred_at').notNull(),
    reference: text('reference'),
    note: text('note'),
  },
  (t) => [
    index('withdrawals_contract_idx').on(t.contractId, t.occurredAt),
    index('withdrawals_user_idx').on(t.userId),
    uniqueIndex('withdrawals_one_closing_idx').on(t.contractId).where(sql`${t.kind} = 'closing'`),
    index('withdrawals_waiting_idx').on(t.valueDate).where(sql`${t.units} is null`),
    check('withdrawals_amounts', sql`${t.amount} >= 0 and ${t.units} >= 0`),
    check('withdrawals_executed_whole', sql`num_nonnulls(${t.amount}, ${t.units}, ${t.exitFee}) in (0, 3)`),
  ],
);

/** Money to return for a contract that was renounced: what staff must pay back, then how they did. */
export const refunds = pgTable(
  'refunds',
  {
    contractId: uuid('contract_id')
      .primaryKey()
      .references(() => contracts.id),
    userId: ownedBy(),
    /** Gross, in `currency` (the payment asset): nothing is kept of a contract that was renounced. */
    amount: numeric('amount').notNull(),
    currency: text('currency').notNull(),
    /** False when a proof was filed and the money not found yet: it may still arrive. */
    isReceived: boolean('is_received').notNull(),
    requestedAt: instant('requested_at').notNull(),
    returnedOn: date('returned_on'),
    reference: text('reference'),
    recordedAt: instant('recorded_at'),
    recordedBy: uuid('recorded_by').references(() => users.id),
  },
  (t) => [
    index('refunds_open_idx').on(t.requestedAt).where(sql`${t.returnedOn} is null`),
    index('refunds_user_idx').on(t.userId),
    check('refunds_returned_is_whole', sql`(${t.returnedOn} is null) = (${t.recordedBy} is null)`),
  ],
);

export type ContractRow = typeof contracts.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type PaymentProofRow = typeof paymentProofs.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type SignatureRequestRow = typeof signatureRequests.$inferSelect;
