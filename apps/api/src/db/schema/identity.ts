import type { Role } from '@repo/domain/access';
import type { ViewerRole, ViewReason } from '@repo/domain/clients';
import type { KycStatus } from '@repo/domain/kyc';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What people are found by, either name first: folded once, as to fold each row that a trigram finds takes longer than to find it. */
const peopleText = () =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(
      sql`fold_text(firstname || ' ' || lastname || ' ' || firstname || ' ' || company_name || ' ' || email)`,
    );

/** Few: an index of them alone serves a search of their names. */
export const isStaff = (t: { role: AnyPgColumn }): SQL => sql`${t.role} not in ('client', 'cgp')`;

/** By their role or a flag of their own; few, as staff. */
export const isAdministrator = (t: Record<'role' | 'canAccessYieldAdmin', AnyPgColumn>): SQL =>
  sql`(${t.canAccessYieldAdmin} or ${t.role} in ('super_admin', 'admin_yield'))`;

/** The same of Kaskad. */
export const isKaskadAdministrator = (t: Record<'role' | 'canAccessKaskadAdmin', AnyPgColumn>): SQL =>
  sql`(${t.canAccessKaskadAdmin} or ${t.role} in ('super_admin', 'admin_kaskad'))`;

/** Emails of Kaskad that inform only: no right, delay or payment of the client depends on them. */
export const optionalMails = ['firm', 'issued', 'grantMade'] as const;

/** The same of Yield, by kinds of email; each remains among the notices of the client. */
export const optionalNotices = {
  paymentSteps: ['paymentProved', 'paymentChecking'],
  answers: ['messageAnswered'],
  statements: ['monthlyStatement'],
} as const;
export type OptionalNotice = keyof typeof optionalNotices;
export const noticeGroups = [
  'paymentSteps',
  'answers',
  'statements',
] as const satisfies readonly OptionalNotice[];

/** A client or adviser with its flag, as « Utilisateurs » of Kaskad lists them. */
export const isKaskadUser = (t: Record<'role' | 'canAccessKaskad', AnyPgColumn>): SQL =>
  sql`${t.canAccessKaskad} and ${t.role} in ('client', 'cgp')`;

/** Written out, as the predicate of an index: `verified` and `approved` are verified identities. */
export const isUnverified = (t: { kycStatus: AnyPgColumn }): SQL =>
  sql`${t.kycStatus} not in ('verified', 'approved')`;

/** One person or company manager (1§3). `email` is always stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    externalUserId: text('external_user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    kycStatus: text('kyc_status').$type<KycStatus>().notNull().default('pending'),
    isCompany: boolean('is_company').notNull().default(false),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default(''),
    countryAddress: text('country_address').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    registrationNumber: text('registration_number').notNull().default(''),
    companyType: text('company_type').notNull().default(''),
    assignedSalesId: uuid('assigned_sales_id'),
    calendlyUrl: text('calendly_url'),
    canAccessYield: boolean('can_access_yield').notNull().default(false),
    canAccessKaskad: boolean('can_access_kaskad').notNull().default(false),
    canAccessYieldAdmin: boolean('can_access_yield_admin').notNull().default(false),
    canAccessKaskadAdmin: boolean('can_access_kaskad_admin').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Whether a passkey or an authenticator of their own is in use: no code is emailed to them any more. */
    hasOwnFactor: boolean('has_own_factor').notNull().default(false),
    /** When an approved removal of what they lost of these is made; null while none is planned. */
    factorRemovalAt: instant('factor_removal_at'),
    /** Since when the address awaits its first proof; null once it is confirmed. */
    emailUnconfirmedSince: instant('email_unconfirmed_since'),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** Since when nothing opens with the password before another one is set: « Ce n’est pas moi ». */
    passwordRefusedAt: instant('password_refused_at'),
    /** Neither signs in any more: by staff since `lockedAt`, else because the account is closed. */
    disabledAt: instant('disabled_at'),
    lockedAt: instant('locked_at'),
    /** Since when the administration of Kaskad keeps it closed to them; the account opens the rest. */
    kaskadLockedAt: instant('kaskad_locked_at'),
    /** The emails of Kaskad that they switched off; the others are always sent. */
    kaskadMutedMails: text('kaskad_muted_mails', { enum: optionalMails }).array().notNull().default([]),
    /** The groups of emails of Yield that they switched off. */
    yieldMutedMails: text('yield_muted_mails', { enum: noticeGroups }).array().notNull().default([]),
    /** Until when they have read their notices; null: none of them. */
    noticesReadAt: instant('notices_read_at'),
    /** The last sign-in, kept by a trigger of `sessions`, whose rows are pruned. Null once the account is erased. */
    signedInAt: instant('signed_in_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    searchText: peopleText(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_external_user_id_key').on(table.externalUserId),
    index('users_assigned_sales_id_idx').on(table.assignedSalesId),
    index('users_staff_idx').on(table.id).where(isStaff(table)),
    index('users_administrators_idx').on(table.createdAt).where(isAdministrator(table)),
    index('users_kaskad_administrators_idx').on(table.createdAt).where(isKaskadAdministrator(table)),
    index('users_kaskad_idx').on(table.lastname, table.firstname, table.id).where(isKaskadUser(table)),
    index('users_kaskad_locked_idx')
      .on(table.lastname, table.firstname, table.id)
      .where(sql`${isKaskadUser(table)} and ${table.kaskadLockedAt} is not null`),
    index('users_kaskad_unverified_idx')
      .on(table.lastname, table.firstname, table.id)
      .where(sql`${isKaskadUser(table)} and ${isUnverified(table)}`),
    index('users_factor_removal_idx')
      .on(table.factorRemovalAt)
      .where(sql`${table.factorRemovalAt} is not null`),
    index('users_text_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** An opaque token's row: only the token's SHA-256 is kept, so a copy of the table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    authMethods: text('auth_methods').array().notNull(),
    /** When its user last proved who is there; null for a session that was handed over. */
    provenAt: instant('proven_at'),
    /** The session that it was handed over from: it ends with it. */
    parentSessionId: uuid('parent_session_id'),
    /** Opened from the site: without the rights of staff, which its account may have in the back office. */
    isFromSite: boolean('is_from_site').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    absoluteExpiresAt: instant('absolute_expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_key').on(table.tokenHash),
    index('sessions_user_id_idx').on(table.userId),
  ],
);

/**
 * A member of staff reads a client’s space: requested in the back office, handed over to the site, open for half an hour. No
 * session of the client, so that nothing of theirs counts it, lists it or ends it.
 */
export const clientViews = pgTable(
  'client_views',
  {
    id: uuid('id').primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => users.id),
    /** The session that it was requested from: it ends with it. */
    viewerSessionId: uuid('viewer_session_id').notNull(),
    viewerRole: text('viewer_role').$type<ViewerRole>().notNull(),
    reason: text('reason').$type<ViewReason>().notNull(),
    details: text('details').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The challenge that hands it over, once. */
    handoffId: uuid('handoff_id'),
    tokenHash: text('token_hash'),
    openedAt: instant('opened_at'),
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('client_views_handoff_id_key').on(table.handoffId),
    uniqueIndex('client_views_token_hash_key').on(table.tokenHash),
    index('client_views_client_id_idx').on(table.clientId, table.openedAt),
    index('client_views_open_idx').on(table.createdAt).where(sql`${table.endedAt} is null`),
  ],
);

/** A short-lived secret good for one purpose only: second factor, service link, password reset, handoff. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** The session it was requested from, for a signed-in user: it ends with that session. */
    sessionId: uuid('session_id'),
    /** HMAC of the e-mailed code; empty for purposes whose token is the whole secret. */
    codeHash: text('code_hash'),
    /** The service to link, or the origin a handoff is bound to. */
    target: text('target'),
    attempts: integer('attempts').notNull().default(0),
    codesSent: integer('codes_sent').notNull().default(0),
    lastSentAt: instant('last_sent_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (table) => [
    uniqueIndex('challenges_token_hash_key').on(table.tokenHash),
    index('challenges_user_id_purpose_idx').on(table.userId, table.purpose),
  ],
);

/**
 * Password reset links requested, until a job has handled them: a row for any address, so that a request for an
 * account and a request for an unknown address cost the same.
 */
export const resetRequests = pgTable(
  'reset_requests',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [index('reset_requests_requested_at_idx').on(table.requestedAt)],
);

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type ClientViewRow = typeof clientViews.$inferSelect;
export type ChallengeRow = typeof challenges.$inferSelect;
