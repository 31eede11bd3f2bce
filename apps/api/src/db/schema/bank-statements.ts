// Statements of our accounts: files of a bank, balances and debits (docs/books.md).
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entryNumber, journalEntries } from './books.ts';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const staffMember = (name: string) => uuid(name).references(() => users.id);

/** A file of a bank, imported once. */
export const statementImports = pgTable(
  'statement_imports',
  {
    id: uuid('id').primaryKey(),
    /** `bank:<IBAN>` or `wallet:<network>:<address>`, as the journal names it. */
    account: text('account').notNull(),
    kind: text('kind', { enum: ['camt053', 'csv'] }).notNull(),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    lineCount: integer('line_count').notNull(),
    importedAt: instant('imported_at').notNull(),
    importedBy: staffMember('imported_by').notNull(),
  },
  (t) => [uniqueIndex('statement_imports_once_idx').on(t.account, t.sha256)],
);

/** What a statement says an account holds at the end of a day. */
export const statementBalances = pgTable(
  'statement_balances',
  {
    account: text('account').notNull(),
    asset: text('asset').notNull(),
    day: date('day').notNull(),
    balance: numeric('balance').notNull(),
    importId: uuid('import_id').references(() => statementImports.id),
    recordedAt: instant('recorded_at').notNull(),
    recordedBy: staffMember('recorded_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.asset, t.day] })],
);

/** The columns of a bank's CSV file, as they were last entered. */
export const statementMappings = pgTable('statement_mappings', {
  account: text('account').primaryKey(),
  mapping: jsonb('mapping').$type<Record<string, unknown>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: staffMember('updated_by').notNull(),
});

/** A debit of an imported statement that is the execution of no payout: a fee, or a transfer of the house. */
export const statementDebits = pgTable(
  'statement_debits',
  {
    id: uuid('id').primaryKey(),
    account: text('account').notNull(),
    /** Unique in the account: the bank's reference, or a digest of the line where it gives none. */
    externalId: text('external_id').notNull(),
    /** The bank's. */
    reference: text('reference'),
    importId: uuid('import_id')
      .references(() => statementImports.id)
      .notNull(),
    /** The value date, Europe/Paris. */
    day: date('day').notNull(),
    bookingDay: date('booking_day').notNull(),
    /** Positive. */
    amount: numeric('amount').notNull(),
    asset: text('asset').notNull(),
    partyName: text('party_name'),
    wording: text('wording'),
    /** The movement that booked it; null while it is to be qualified. */
    entry: entryNumber('entry')
      .unique()
      .references(() => journalEntries.number),
  },
  (t) => [
    uniqueIndex('statement_debits_once_idx').on(t.account, t.externalId),
    index('statement_debits_open_idx').on(t.account, t.bookingDay).where(sql`${t.entry} is null`),
    check('statement_debits_amount_positive', sql`${t.amount} > 0`),
  ],
);

export type StatementDebitRow = typeof statementDebits.$inferSelect;
export type StatementImportRow = typeof statementImports.$inferSelect;
