// What the accounts of the journal hold, kept beside their postings by a trigger (`add_account_sums`): lists of accounts and their balances are
// read without the lines. The number of an entry is held until its transaction ends, so that no two write here at once.
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

const sums = () => ({ debit: numeric('debit').notNull(), credit: numeric('credit').notNull() });

/** Of each order day that an account moved on. */
export const accountDays = pgTable(
  'account_days',
  {
    account: text('account').notNull(),
    asset: text('asset').notNull(),
    day: date('day').notNull(),
    ...sums(),
    lines: integer('lines').notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.asset, t.day] })],
);

type Sums = Record<'account' | 'debit' | 'credit', AnyPgColumn>;

/** Those of contracts and payouts only while their balance is not zero. */
export const isListed = (t: Sums): SQL =>
  sql`(${t.account} not like 'waiting:%' and ${t.account} not like 'payable:%' or ${t.debit} <> ${t.credit})`;

export const accountBalances = pgTable(
  'account_balances',
  {
    account: text('account').notNull(),
    asset: text('asset').notNull(),
    ...sums(),
  },
  (t) => [
    primaryKey({ columns: [t.account, t.asset] }),
    index('account_balances_listed_idx').on(t.account, t.asset).where(isListed(t)),
  ],
);
