// The local signature provider's own records. It stands in for a third party: nothing outside
// src/ports/signature/local reads these tables, and no foreign key leaves them.
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

interface LocalSignatureSigner {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** What the provider can show about a signature: who, when, from where, on which bytes, with which words. */
export interface LocalSignatureEvidence {
  signedAt: string;
  ipAddress: string;
  userAgent: string;
  consent: string;
  documents: { fileName: string; sha256: string }[];
}

export const localSignatures = pgTable(
  'local_signatures',
  {
    id: uuid('id').primaryKey(),
    externalId: text('external_id').notNull().unique(),
    /** SHA-256 of the token in the signing link. */
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    status: text('status', { enum: ['ongoing', 'done', 'declined', 'canceled'] })
      .notNull()
      .default('ongoing'),
    signer: jsonb('signer').$type<LocalSignatureSigner>().notNull(),
    summary: jsonb('summary').$type<[label: string, value: string][]>().notNull(),
    evidence: jsonb('evidence').$type<LocalSignatureEvidence>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('local_signatures_status_idx').on(t.status)],
);

/** Documents live here rather than in the file store: sealing and the change of status are one transaction. */
export const localSignatureDocuments = pgTable(
  'local_signature_documents',
  {
    signatureId: uuid('signature_id')
      .notNull()
      .references(() => localSignatures.id, { onDelete: 'cascade' }),
    nature: text('nature', { enum: ['contract', 'pep'] }).notNull(),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
    sealed: bytes('sealed'),
  },
  (t) => [primaryKey({ columns: [t.signatureId, t.nature] })],
);
