import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** What an authority gave for the seal of a document, so that the same document gets the same bytes again. It names no person. */
export const sealEvidence = pgTable('seal_evidence', {
  /** SHA-256 of the document before its seal, and of the fields of the seal. */
  documentSha256: text('document_sha256').primaryKey(),
  /** A token of RFC 3161. */
  timestampToken: bytes('timestamp_token').notNull(),
  /** Revocation lists in DER, in base64. */
  crls: jsonb('crls').$type<readonly string[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
