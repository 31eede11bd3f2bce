import type { IsoDay } from '@repo/domain/dates';
import type {
  CompanyDocumentType,
  DatedDocument,
  DocumentFault,
  DocumentReview,
  ExpiryStep,
  ReviewStatus,
} from '@repo/domain/kyc';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { files } from './files.ts';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What the local provider notes of a document: never its bytes, which are already ours to keep. */
export interface LocalKycDocument {
  idDocType: string;
  idDocSubType: string | null;
  country: string;
  fileName: string;
}

/** Our side of the identity provider's applicant: one living applicant a user. */
export const applicants = pgTable(
  'applicants',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's identifier. */
    applicantId: text('applicant_id').notNull(),
    /** The provider's refusal while it stands, in two texts: one for the person, one for staff alone. */
    rejectType: text('reject_type').$type<'RETRY' | 'FINAL'>(),
    refusalComment: text('refusal_comment'),
    staffNote: text('staff_note'),
    rejectLabels: jsonb('reject_labels').$type<readonly string[]>(),
    /** Staff refused, or took their approval back: the provider says nothing more of it until the person begins again. */
    refusedByStaff: boolean('refused_by_staff').notNull().default(false),
    /** The last verdict that was taken: read again, it does not undo what came after it. */
    verdictId: text('verdict_id'),
    /** Counts reads from the provider, so that the older of two concurrent reads never overwrites the newer. */
    reviewRevision: integer('review_revision').notNull().default(0),
    /** Refused for good, then allowed a new try: the provider deletes its refusal when the person begins. */
    resetDue: boolean('reset_due').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('applicants_user_id_key').on(table.userId),
    uniqueIndex('applicants_applicant_id_key').on(table.applicantId),
  ],
);

export const identityDocuments = pgTable(
  'identity_documents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    docType: text('doc_type').notNull(),
    country: text('country').notNull(),
    side: text('side'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('identity_documents_user_id_idx').on(table.userId)],
);

/** KBIS, RBE, statuts of a company account: the latest file of each kind and what staff said of it (D19). */
export const companyDocuments = pgTable(
  'company_documents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    docType: text('doc_type').$type<CompanyDocumentType>().notNull(),
    status: text('status').$type<DocumentReview>().notNull(),
    rejectionReason: text('rejection_reason'),
    /** Marked by staff to be corrected: nothing of it is shown to the client before the corrections are requested. */
    markFault: text('mark_fault').$type<DocumentFault>(),
    markMessage: text('mark_message'),
    /** For staff alone: in no email, export or response to the client. */
    staffComment: text('staff_comment'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('company_documents_user_id_doc_type_key').on(table.userId, table.docType),
    index('company_documents_checking_idx')
      .on(table.updatedAt, table.id)
      .where(sql`${table.status} = 'checking'`),
  ],
);

/** Until which day a document is good, as staff read it. A new file of it deletes the row. */
export const documentExpiries = pgTable(
  'document_expiries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text('document').$type<DatedDocument>().notNull(),
    /** The one that bears the day; of an identity, one of its images. */
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    lastDay: date('last_day', { mode: 'string' }).$type<IsoDay>().notNull(),
    /** What the client was last written of it; null while it is good for longer. */
    step: text('step').$type<ExpiryStep>(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => users.id),
    setAt: instant('set_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.document] }),
    index('document_expiries_due_idx').on(table.lastDay).where(sql`${table.step} is distinct from 'expired'`),
    index('document_expiries_file_idx').on(table.fileId),
  ],
);

/** What the local identity provider remembers; it plays the part of a foreign system and nothing else reads it. */
export const localKycApplicants = pgTable(
  'local_kyc_applicants',
  {
    id: text('id').primaryKey(),
    externalUserId: text('external_user_id').notNull(),
    reviewStatus: text('review_status').$type<ReviewStatus>().notNull(),
    reviewAnswer: text('review_answer').$type<'GREEN' | 'RED'>(),
    reviewRejectType: text('review_reject_type').$type<'RETRY' | 'FINAL'>(),
    /** Raised by each verdict, which it names. */
    attemptCnt: integer('attempt_cnt').notNull().default(0),
    documents: jsonb('documents').$type<LocalKycDocument[]>().notNull(),
    tokenHash: text('token_hash'),
    tokenExpiresAt: instant('token_expires_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('local_kyc_applicants_external_user_id_key').on(table.externalUserId),
    uniqueIndex('local_kyc_applicants_token_hash_key').on(table.tokenHash),
  ],
);
