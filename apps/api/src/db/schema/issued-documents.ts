import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const issuedKinds = ['statement', 'rectified_statement', 'costs', 'tax_file'] as const;

/** Each document that we sealed and gave, by the SHA-256 of its bytes: what any holder of a copy may check. It names no person. */
export const issuedDocuments = pgTable(
  'issued_documents',
  {
    sha256: text('sha256').primaryKey(),
    kind: text('kind', { enum: issuedKinds }).notNull(),
    /** The same for the documents that replace each other: a hash of the person, the kind and the period. */
    series: text('series').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('issued_documents_series_idx').on(t.series, t.issuedAt)],
);
