// Money that comes and goes: lines of bank statements and chains, and what is owed to clients and senders (docs/books.md).
import { payoutKinds } from '@repo/domain/books';
import { payoutStates } from '@repo/domain/payouts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { statementImports } from './bank-statements.ts';
import { orders } from './books.ts';
import { dueFirst, dueLast, isOwed, receiptSearchIndexes, receiptText } from './cash-lists.ts';
import { contracts } from './contracts.ts';
import { files } from './files.ts';
import { users } from './identity.ts';
import { kaskadInvestments } from './kaskad-rounds.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const staffMember = (name: string) => uuid(name).references(() => users.id);
const ownedBy = () => uuid('user_id').references(() => users.id);

export const receiptSources = ['typed', 'camt053', 'csv', 'chain', 'reprise'] as const;
/**
 * `open`: to be matched. `unmatched`: never to be attached, its amount is owed to its sender. `reversed`: another row replaces it
 * (a rectification). `payout_return`: a transfer of ours that the bank sent back; its payout is owed again. `invested`: of an investment
 * of Kaskad; Yield’s lists leave it out.
 */
export const receiptStates = [
  'open',
  'attached',
  'unmatched',
  'returned',
  'reversed',
  'payout_return',
  'invested',
] as const;

/** Money received on an account of the house, kept as it was received. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey(),
    account: text('account').notNull(),
    /** The bank's own number of the line, or the transaction's hash; a reference that was typed. */
    externalId: text('external_id').notNull(),
    source: text('source', { enum: receiptSources }).notNull(),
    state: text('state', { enum: receiptStates }).notNull().default('open'),
    /** The value date, Europe/Paris. */
    day: date('day').notNull(),
    /** The day on which the bank's balance changed; null: that of `day`, for all that is known. */
    bookingDay: date('booking_day'),
    amount: numeric('amount').notNull(),
    asset: text('asset').notNull(),
    payerName: text('payer_name'),
    /** An IBAN, or the address that sent it. */
    payerAccount: text('payer_account'),
    wording: text('wording'),
    /** The bank undoes a debit with it: it pays no contract. */
    isReversal: boolean('is_reversal').notNull().default(false),
    /** Why the bank sent a transfer of ours back: its code (`AC04`), or words. */
    returnReason: text('return_reason'),
    txid: text('txid'),
    confirmations: integer('confirmations'),
    importId: uuid('import_id').references(() => statementImports.id),
    /** What it pays, once it is attached; its owner then. */
    contractId: uuid('contract_id').references(() => contracts.id),
    /** Of Kaskad: what it pays, and its worth in euros at the FX of its day. */
    investmentId: uuid('investment_id').references(() => kaskadInvestments.id),
    worth: numeric('worth'),
    userId: ownedBy(),
    attachedAt: instant('attached_at'),
    attachedBy: staffMember('attached_by'),
    /** Why it was typed by hand, or left unmatched. */
    reason: text('reason'),
    recordedAt: instant('recorded_at').notNull(),
    recordedBy: staffMember('recorded_by'),
    searchText: receiptText(),
  },
  (t) => [
    uniqueIndex('receipts_once_idx').on(t.account, t.externalId),
    index('receipts_contract_idx').on(t.contractId),
    index('receipts_user_idx').on(t.userId),
    index('receipts_day_idx').on(t.day, t.id),
    index('receipts_state_idx').on(t.state, t.day, t.id),
    index('receipts_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    ...receiptSearchIndexes(t),
    check('receipts_amount_positive', sql`${t.amount} > 0`),
    index('receipts_investment_idx').on(t.investmentId).where(sql`${t.investmentId} is not null`),
    check('receipts_attached_whole', sql`(${t.state} = 'attached') = (${t.contractId} is not null)`),
    check('receipts_invested_whole', sql`(${t.state} = 'invested') = (${t.investmentId} is not null)`),
  ],
);

/** A file of credit transfers (pain.001), as it was downloaded. */
export const payoutFiles = pgTable('payout_files', {
  id: uuid('id').primaryKey(),
  messageId: text('message_id').notNull().unique(),
  account: text('account').notNull(),
  content: text('content').notNull(),
  sha256: text('sha256').notNull(),
  /** The payouts written in it, whether or not it was withdrawn since. */
  payoutIds: uuid('payout_ids').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  createdBy: staffMember('created_by').notNull(),
});

/** Why money of an investment of Kaskad is paid back. */
export const refundCauses = [
  'withdrawn',
  'failed',
  'canceled',
  'not_allotted',
  'overpaid',
  'fewer_units',
  'expired',
] as const;
export type RefundCause = (typeof refundCauses)[number];

/** Money owed to a client or a sender, until it is paid. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: payoutKinds }).notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    userId: ownedBy(),
    contractId: uuid('contract_id').references(() => contracts.id),
    /** Of Kaskad: the investment that it pays back, and why. */
    investmentId: uuid('investment_id').references(() => kaskadInvestments.id),
    investmentCause: text('investment_cause', { enum: refundCauses }),
    receiptId: uuid('receipt_id').references(() => receipts.id),
    orderId: uuid('order_id').references(() => orders.id),
    /** Net, in `asset`: what is to be paid. */
    amount: numeric('amount').notNull(),
    asset: text('asset').notNull(),
    /** Of Kaskad: the part of `amount` that is the fee of its round. */
    roundFee: numeric('round_fee').notNull().default('0'),
    /** False when a proof was filed and the money not found yet: nothing is owed until it arrives. */
    isReceived: boolean('is_received').notNull().default(true),
    requestedAt: instant('requested_at').notNull(),
    /** The last day to pay it. */
    dueBy: date('due_by'),
    /** The first day to pay a closing that was requested inside the renunciation period: the one after it. */
    heldUntil: date('held_until'),
    method: text('method', { enum: ['rib', 'crypto'] }),
    beneficiaryName: text('beneficiary_name'),
    /** An IBAN or an address. */
    beneficiaryAccount: text('beneficiary_account'),
    beneficiaryBic: text('beneficiary_bic'),
    beneficiaryNetwork: text('beneficiary_network'),
    /** How the beneficiary is known: from the receipt, declared by its owner, or typed by staff from a signed form. */
    beneficiarySource: text('beneficiary_source', { enum: ['receipt', 'declared', 'staff'] }),
    /** The signed form of a beneficiary that staff typed. */
    formId: uuid('form_id').references(() => files.id, { onDelete: 'set null' }),
    preparedAt: instant('prepared_at'),
    preparedBy: staffMember('prepared_by'),
    approvedAt: instant('approved_at'),
    approvedBy: staffMember('approved_by'),
    fileId: uuid('file_id').references(() => payoutFiles.id),
    executedOn: date('executed_on'),
    /** The day on which the bank's balance changed; null: that of `executedOn`, for all that is known. */
    bookingDay: date('booking_day'),
    reference: text('reference').unique(),
    executedAt: instant('executed_at'),
    executedBy: staffMember('executed_by'),
    /** Why nothing is to be paid. */
    reason: text('reason'),
    /** The credit by which the bank sent back its transfer: another payout replaces it. */
    returnReceiptId: uuid('return_receipt_id').references(() => receipts.id),
    /** The payout that was sent back and that this one pays again, and the day of that credit. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => payouts.id),
    sentBackOn: date('sent_back_on'),
    /** What « Versements » is searched in, without accents or capitals; a trigger keeps it (migration 0053). */
    searchText: text('search_text').notNull().default(''),
  },
  (t) => [
    index('payouts_open_idx')
      .on(t.dueBy, t.id)
      .where(sql`${t.state} not in ('executed', 'void', 'replaced')`),
    index('payouts_state_idx').on(t.state, t.requestedAt, t.id),
    // One for each order of the list: of all, of a state, and of what is still owed.
    index('payouts_due_first_idx').on(dueFirst(t), t.id),
    index('payouts_due_last_idx').on(dueLast(t), t.id),
    index('payouts_state_due_first_idx').on(t.state, dueFirst(t), t.id),
    index('payouts_state_due_last_idx').on(t.state, dueLast(t), t.id),
    index('payouts_open_due_first_idx').on(dueFirst(t), t.id).where(isOwed(t)),
    index('payouts_open_due_last_idx').on(dueLast(t), t.id).where(isOwed(t)),
    index('payouts_receipt_idx').on(t.receiptId),
    index('payouts_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('payouts_user_idx').on(t.userId),
    index('payouts_contract_idx').on(t.contractId),
    index('payouts_investment_idx').on(t.investmentId).where(sql`${t.investmentId} is not null`),
    // Refunds of Kaskad, in the order of their list; and those that are still owed.
    index('payouts_refund_due_idx').on(dueLast(t), t.id).where(sql`${t.investmentId} is not null`),
    index('payouts_refund_state_idx').on(t.state, dueLast(t), t.id).where(sql`${t.investmentId} is not null`),
    index('payouts_refund_open_idx')
      .on(t.investmentId)
      .where(sql`${t.investmentId} is not null and ${isOwed(t)}`),
    check(
      'payouts_investment_whole',
      sql`(${t.kind} = 'kaskad_refund') = (${t.investmentId} is not null) and (${t.investmentId} is null) = (${t.investmentCause} is null)`,
    ),
    uniqueIndex('payouts_form_idx').on(t.formId),
    check('payouts_amount_not_negative', sql`${t.amount} >= 0`),
    uniqueIndex('payouts_return_receipt_idx').on(t.returnReceiptId),
    uniqueIndex('payouts_replaces_idx').on(t.replacesId),
    check(
      'payouts_executed_whole',
      sql`(${t.state} = 'executed' or ${t.returnReceiptId} is not null) = (${t.executedOn} is not null)`,
    ),
    check('payouts_sent_back_replaced', sql`${t.returnReceiptId} is null or ${t.state} = 'replaced'`),
    check('payouts_replaces_whole', sql`(${t.replacesId} is null) = (${t.sentBackOn} is null)`),
    check('payouts_void_never_received', sql`${t.state} <> 'void' or not ${t.isReceived}`),
  ],
);

/** « Coordonnées de versement »: where a client wishes to be paid, usable two days after it was declared. */
const detailsTable = (name: string) =>
  pgTable(
    name,
    {
      id: uuid('id').primaryKey(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id),
      method: text('method', { enum: ['rib', 'crypto'] }).notNull(),
      holder: text('holder').notNull(),
      /** An IBAN or an address. */
      account: text('account').notNull(),
      bic: text('bic'),
      network: text('network'),
      /** How the wallet was proven to be the client's: the text that was signed and its signature. */
      proofMessage: text('proof_message'),
      proofSignature: text('proof_signature'),
      declaredAt: instant('declared_at').notNull(),
      usableFrom: instant('usable_from').notNull(),
      replacedAt: instant('replaced_at'),
    },
    (t) => [
      index(`${name}_account_idx`).on(t.account),
      uniqueIndex(`${name}_current_idx`)
        .on(t.userId, t.method, t.network)
        .where(sql`${t.replacedAt} is null`),
    ],
  );

/** Of Yield. */
export const payoutDetails = detailsTable('payout_details');
/** Of Kaskad: neither service pays to what was declared to the other. */
export const kaskadPayoutDetails = detailsTable('kaskad_payout_details');

export type ReceiptRow = typeof receipts.$inferSelect;
export type PayoutRow = typeof payouts.$inferSelect;
export type PayoutDetailsRow = typeof payoutDetails.$inferSelect;
