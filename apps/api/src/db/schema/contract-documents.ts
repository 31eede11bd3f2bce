// Documents that staff add to the record of a contract: what was signed is on the contract and its signature request.
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { contracts } from './contracts.ts';
import { files } from './files.ts';
import { users } from './identity.ts';

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
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
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
