// SQL of the lines of « Souscriptions » as a file: only the columns of the file, since a million rows are read of each.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';

const parisDayOf = <Day extends string | null>(instant: PgColumn): SQL<Day> =>
  sql<Day>`to_char(${instant} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;

const rowColumns = {
  id: contracts.id,
  poNumber: contracts.poNumber,
  amount: contracts.amount,
  currency: contracts.currency,
  status: contracts.status,
  paymentStatus: contracts.paymentStatus,
  createdOn: parisDayOf<string>(contracts.createdAt),
  signedOn: parisDayOf<string | null>(contracts.signedAt),
  product: strategies.title,
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  isCompany: users.isCompany,
  companyName: users.companyName,
};

/** In any order. */
export function readContractRows(db: Database, ids: readonly string[]) {
  return db
    .select(rowColumns)
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(isAmong(contracts.id, ids));
}

export type ContractExportRow = Awaited<ReturnType<typeof readContractRows>>[number];
