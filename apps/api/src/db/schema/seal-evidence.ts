import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** What an authority gave for the seal of a document, so that the same document gets the same bytes again. It names no person. */
export const sealEvidence = pgTable('seal_evidence', {
  /** SHA-256 of the document before its seal, and of the fields of the seal. */
  documentSha256: text('document_sha256').primaryKey(),
  /** A token of RFC 3161. */
  timestampToken: bytes('timestamp_token').notNull(),
  /** The SHA-256 of each revocation list, in their order in the document. */
  crls: text('crls').array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Once each: an authority publishes one for a day or a month of seals. */
export const revocationLists = pgTable('revocation_lists', {
  sha256: text('sha256').primaryKey(),
  der: bytes('der').notNull(),
});
