// A client's contracts and all that happens to them but money, which is in books.ts and cash.ts: signature, proof.
// Every table but that of the documents of staff carries `user_id`, so that a client's rows can be sharded, exported and erased together.
import { contractStatuses, type PaymentStatus, paymentStatuses } from '@repo/domain/contract-status';
import { inArray, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { files } from './files.ts';
import { users } from './identity.ts';
import { strategies } from './strategies.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const ownedBy = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/** Payments that are not recorded yet. */
export const awaitedPayments = ['waiting', 'proved', 'checking'] as const satisfies readonly PaymentStatus[];

type ContractColumns = Record<'status' | 'paymentStatus' | 'signedAt', AnyPgColumn>;

/** An index of these alone serves the queries whose own condition implies this one. */
const isOpen = (t: ContractColumns): SQL =>
  sql`${t.status} = 'pending' or ${inArray(t.paymentStatus, [...awaitedPayments])}`.inlineParams();

/** When it was signed; what is not signed comes last from the newest on, and last from the oldest on. */
export const signedFirst = (t: ContractColumns): SQL => sql`coalesce(${t.signedAt}, '-infinity')`;
export const signedLast = (t: ContractColumns): SQL => sql`coalesce(${t.signedAt}, 'infinity')`;

/** What a contract is found by but its client: its text from its number on. */
export const ownText = (t: Record<'searchText' | 'poNumber', AnyPgColumn>): SQL =>
  sql`substr(${t.searchText}, strpos(${t.searchText}, lower(${t.poNumber})))`;

export const contractChannels = ['direct', 'assisted'] as const;

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
    /** When its client was last reminded of it. */
    remindedAt: instant('reminded_at'),
    /** Who did; null for a scheduled reminder. */
    remindedBy: uuid('reminded_by').references(() => users.id),
    /** `assisted`: prepared by staff, whom `preparedBy` names; its client accepted and signed it. */
    channel: text('channel', { enum: contractChannels }).notNull().default('direct'),
    preparedBy: uuid('prepared_by'),
    /** What the staff's list is searched in and sorted by, without accents or capitals; a trigger keeps both (migration 0030). */
    searchText: text('search_text').notNull().default(''),
    clientName: text('client_name').notNull().default(''),
  },
  (t) => [
    index('contracts_of_user_idx').on(t.userId, t.createdAt, t.id),
    // One for each order of the staff's list: a page is read in its order.
    index('contracts_created_idx').on(t.createdAt, t.id),
    index('contracts_amount_idx').on(t.amount, t.id),
    index('contracts_signed_first_idx').on(signedFirst(t), t.id),
    index('contracts_signed_last_idx').on(signedLast(t), t.id),
    index('contracts_client_idx').on(t.clientName, t.id),
    index('contracts_status_order_idx').on(t.status, t.id),
    // The same of the few that are open, by status, for the views of the list: in an order of all they are too far apart, and those
    // that are not signed are all at one end.
    index('contracts_open_created_idx').on(t.status, t.createdAt, t.id).where(isOpen(t)),
    index('contracts_open_amount_idx').on(t.status, t.amount, t.id).where(isOpen(t)),
    index('contracts_open_signed_first_idx').on(t.status, signedFirst(t), t.id).where(isOpen(t)),
    index('contracts_open_signed_last_idx').on(t.status, signedLast(t), t.id).where(isOpen(t)),
    index('contracts_open_client_idx').on(t.status, t.clientName, t.id).where(isOpen(t)),
    index('contracts_open_status_idx').on(t.status, t.id).where(isOpen(t)),
    index('contracts_status_idx').on(t.status, t.paymentStatus, t.createdAt, t.id),
    // Signed and not paid, since when: what the tiles of the home count.
    index('contracts_unpaid_idx')
      .on(t.paymentStatus, t.signedAt)
      .where(
        sql`${t.status} = 'signed' and ${inArray(t.paymentStatus, [...awaitedPayments])}`.inlineParams(),
      ),
    // The same since when its payment is as it is: what « Ma file » reads.
    index('contracts_to_check_idx')
      .on(t.paymentStatus, t.updatedAt, t.id)
      .where(sql`${t.status} = 'signed' and ${t.paymentStatus} in ('proved', 'checking')`),
    // The start of a number, whatever the collation.
    index('contracts_po_idx').on(t.poNumber.op('text_pattern_ops')),
    // All of a year in the usual order: they are far from either end of it.
    index('contracts_po_year_idx').on(sql`left(${t.poNumber}, 7)`, t.createdAt, t.id, t.poNumber),
    index('contracts_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('contracts_own_text_idx').using('gin', sql`${ownText(t)} gin_trgm_ops`),
    index('contracts_strategy_idx').on(t.strategyId),
    check('contracts_assisted_has_author', sql`(${t.channel} = 'assisted') = (${t.preparedBy} is not null)`),
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
/** What the chain showed of the transaction of a proof. */
export interface ProofReading {
  readAt: string;
  outcome: 'found' | 'pending' | 'not_found' | 'failed' | 'wrong_token' | 'not_ours';
  /** These are of what was found. */
  amount: string | null;
  day: string | null;
  senders: string[];
  confirmations: number | null;
}

export const paymentProofs = pgTable(
  'payment_proofs',
  {
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
    /** When the chain was last read, with or without a response. */
    chainReadAt: instant('chain_read_at'),
    chainReading: jsonb('chain_reading').$type<ProofReading>(),
  },
  (t) => [index('payment_proofs_txid_idx').on(sql`lower(${t.txid})`)],
);

export type ContractRow = typeof contracts.$inferSelect;
export type PaymentProofRow = typeof paymentProofs.$inferSelect;
export type SignatureRequestRow = typeof signatureRequests.$inferSelect;

// Documents that staff add to the record of a contract: what was signed is on the contract and its signature request.
/** One version of a document, never changed afterwards: its replacement is another row. */
export const contractDocuments = pgTable(
  'contract_documents',
  {
    id: uuid('id').primaryKey(),
    /** The id of its first version. */
    documentId: uuid('document_id').notNull(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** From 1, without a gap. */
    number: integer('number').notNull(),
    /** Of the document: the same on each of its versions. */
    title: text('title').notNull(),
    /** Why it replaces the version before; null on the first. */
    reason: text('reason'),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    uniqueIndex('contract_documents_number_key').on(t.documentId, t.number),
    index('contract_documents_contract_idx').on(t.contractId),
    uniqueIndex('contract_documents_file_key').on(t.fileId),
    index('contract_documents_added_by_idx').on(t.addedBy),
  ],
);

export type ContractDocumentRow = typeof contractDocuments.$inferSelect;
