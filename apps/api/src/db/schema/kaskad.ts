// Kaskad (decision 74): issuers, their classes of units, grants with their plans, claims, and the wallets that they are sent to.
// Units are integers of the smallest unit of their class.
import { claimStates, type GrantPlans } from '@repo/domain/kaskad';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { changeRequests } from './change-requests.ts';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const units = (name: string) => numeric(name, { precision: 38, scale: 0 });

export const kaskadIssuers = pgTable('kaskad_issuers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** SIREN of a French company. */
  registrationNumber: text('registration_number').notNull(),
  country: text('country').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const classKinds = ['token', 'shares', 'bspce', 'aga', 'bsa'] as const;

/** What is granted: a token, or a class of an issuer’s securities. */
export const kaskadClasses = pgTable('kaskad_classes', {
  id: uuid('id').primaryKey(),
  issuerId: uuid('issuer_id')
    .notNull()
    .references(() => kaskadIssuers.id),
  kind: text('kind', { enum: classKinds }).notNull(),
  symbol: text('symbol').notNull().unique(),
  name: text('name').notNull(),
  /** 0 to 18; 0 of what is no token. */
  decimals: smallint('decimals').notNull(),
  /** Where claimed units are sent; null of what can't be claimed. */
  network: text('network', { enum: ['bitcoin', 'ethereum'] }),
  contractAddress: text('contract_address'),
  totalSupply: units('total_supply'),
  /** The day of the token generation event; null while it is not known. */
  tgeDay: date('tge_day'),
  /** What all its holders together may claim a day; null without a limit. */
  dailyLimit: units('daily_limit'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
});

export const grantOrigins = ['investment', 'bspce', 'aga', 'advisor', 'airdrop'] as const;
/** `completed`: wholly claimed. Kept beside the plans, so that the list has its tabs from an index. */
export const grantStates = ['active', 'suspended', 'canceled', 'completed'] as const;

/** Plans as JSON: units as text. */
export type StoredPlans = ReplaceBigints<GrantPlans>;
type ReplaceBigints<T> = T extends bigint
  ? string
  : T extends object
    ? { [Key in keyof T]: ReplaceBigints<T[Key]> }
    : T;

export const kaskadGrants = pgTable(
  'kaskad_grants',
  {
    id: uuid('id').primaryKey(),
    /** ATT-2026-0001 */
    reference: text('reference').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    classId: uuid('class_id')
      .notNull()
      .references(() => kaskadClasses.id),
    origin: text('origin', { enum: grantOrigins }).notNull(),
    state: text('state', { enum: grantStates }).notNull().default('active'),
    grantedOn: date('granted_on').notNull(),
    /** Of its plans: lower once cancelled. */
    total: units('total').notNull(),
    plans: jsonb('plans').$type<StoredPlans>().notNull(),
    /** Of claims executed, and of those in progress; changed with the claim, under the lock of this row. */
    claimed: units('claimed').notNull().default('0'),
    pending: units('pending').notNull().default('0'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('kaskad_grants_user_idx').on(t.userId, t.grantedOn, t.id),
    index('kaskad_grants_list_idx').on(t.grantedOn, t.id),
    index('kaskad_grants_state_idx').on(t.state, t.grantedOn, t.id),
    index('kaskad_grants_class_idx').on(t.classId, t.grantedOn, t.id),
    index('kaskad_grants_reference_idx').on(t.reference.op('text_pattern_ops')),
    check(
      'kaskad_grants_claimed_check',
      sql`${t.claimed} >= 0 and ${t.pending} >= 0 and ${t.claimed} + ${t.pending} <= ${t.total}`,
    ),
  ],
);

export type IssuerRow = typeof kaskadIssuers.$inferSelect;
export type ClassRow = typeof kaskadClasses.$inferSelect;
export type GrantRow = typeof kaskadGrants.$inferSelect;

/** The last number of the references of a year. */
export const kaskadGrantCounters = pgTable('kaskad_grant_counters', {
  year: integer('year').primaryKey(),
  lastValue: integer('last_value').notNull(),
});

/** A line of a checked file: what `createGrant` takes, its owner by their id. */
export interface ImportedGrant {
  line: number;
  userId: string;
  classId: string;
  origin: 'bspce' | 'aga' | 'advisor' | 'airdrop';
  grantedOn: string;
  total: string;
  plans: StoredPlans;
}

/** A CSV file of grants that was checked, and its grants until they are created. */
export const kaskadGrantImports = pgTable('kaskad_grant_imports', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id),
  fileName: text('file_name').notNull(),
  /** Emptied once they are created, but for the first ones, which the page shows. */
  grants: jsonb('grants').$type<ImportedGrant[]>().notNull(),
  creates: integer('creates').notNull(),
  problems: jsonb('problems').$type<{ line: number; message: string }[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
});

export const grantChanges = [
  'created',
  'changed',
  'accelerated',
  'suspended',
  'resumed',
  'canceled',
  'tge',
] as const;

/** Every state that a grant had: never written again. */
export const kaskadGrantVersions = pgTable(
  'kaskad_grant_versions',
  {
    grantId: uuid('grant_id')
      .notNull()
      .references(() => kaskadGrants.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    change: text('change', { enum: grantChanges }).notNull(),
    /** First day of the change; null of the first version. */
    from: date('from_day'),
    plans: jsonb('plans').$type<StoredPlans>().notNull(),
    reason: text('reason').notNull(),
    madeAt: instant('made_at').notNull(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id),
    requestId: uuid('request_id').references(() => changeRequests.id),
  },
  (t) => [primaryKey({ columns: [t.grantId, t.number] })],
);

/** By how much min(acquired, unlocked) of a grant grows on a day: rewritten with its plans and its TGE. */
export const kaskadUnlocks = pgTable(
  'kaskad_unlocks',
  {
    grantId: uuid('grant_id')
      .notNull()
      .references(() => kaskadGrants.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    classId: uuid('class_id')
      .notNull()
      .references(() => kaskadClasses.id),
    /** The owner of the grant, so that the people of a day are counted by an index alone. */
    userId: uuid('user_id').notNull(),
    units: units('units').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.grantId, t.day] }),
    index('kaskad_unlocks_people_idx').on(t.day, t.classId, t.userId, t.units),
  ],
);

export const kaskadWallets = pgTable(
  'kaskad_wallets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    label: text('label').notNull(),
    network: text('network', { enum: ['bitcoin', 'ethereum'] }).notNull(),
    /** In its canonical form. */
    address: text('address').notNull(),
    /** What the wallet has to sign: it names the account and holds a random number. */
    proofText: text('proof_text').notNull(),
    signature: text('signature'),
    provenAt: instant('proven_at'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    uniqueIndex('kaskad_wallets_address_idx')
      .on(t.userId, t.network, t.address)
      .where(sql`${t.removedAt} is null`),
    uniqueIndex('kaskad_wallets_default_idx')
      .on(t.userId, t.network)
      .where(sql`${t.isDefault} and ${t.removedAt} is null`),
  ],
);

export const kaskadClaims = pgTable(
  'kaskad_claims',
  {
    id: uuid('id').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => kaskadGrants.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    classId: uuid('class_id')
      .notNull()
      .references(() => kaskadClasses.id),
    units: units('units').notNull(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => kaskadWallets.id),
    state: text('state', { enum: claimStates }).notNull().default('requested'),
    /** In its canonical form. */
    txid: text('txid'),
    reason: text('reason'),
    /** In Paris: the daily limit counts by it. */
    requestedOn: date('requested_on').notNull(),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('kaskad_claims_txid_idx').on(t.txid),
    index('kaskad_claims_user_idx').on(t.userId),
    index('kaskad_claims_grant_idx').on(t.grantId, t.requestedAt),
    index('kaskad_claims_day_idx').on(t.classId, t.requestedOn),
    index('kaskad_claims_state_idx').on(t.state, t.requestedAt, t.id),
    index('kaskad_claims_list_idx').on(t.requestedAt, t.id),
    check('kaskad_claims_units_check', sql`${t.units} > 0`),
  ],
);
