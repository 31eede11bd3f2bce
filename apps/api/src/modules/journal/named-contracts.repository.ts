import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { payouts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';

/** What names a contract on a staff list. */
export const namedContract = {
  id: contracts.id,
  poNumber: contracts.poNumber,
  product: strategies.title,
  firstname: users.firstname,
  lastname: users.lastname,
  isCompany: users.isCompany,
  companyName: users.companyName,
};

const selectNamed = (db: Database) =>
  db
    .select(namedContract)
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId));

export type NamedContract = Awaited<ReturnType<typeof selectNamed>>[number];

export interface NamedContracts {
  contracts: ReadonlyMap<string, NamedContract>;
  /** Of strategies, by id. */
  titles: ReadonlyMap<string, string>;
}

export async function readNamedContracts(db: Database, ids: readonly string[]): Promise<NamedContracts> {
  const rows = ids.length === 0 ? [] : await selectNamed(db).where(inArray(contracts.id, [...new Set(ids)]));
  const titles = await db.select({ id: strategies.id, title: strategies.title }).from(strategies);
  return {
    contracts: new Map(rows.map((row) => [row.id, row])),
    titles: new Map(titles.map(({ id, title }) => [id, title])),
  };
}

/** The contract of each payout that has one. */
export async function readPayoutContracts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: payouts.id, contractId: payouts.contractId })
    .from(payouts)
    .where(inArray(payouts.id, [...new Set(ids)]));
  return new Map(rows.flatMap(({ id, contractId }) => (contractId === null ? [] : [[id, contractId]])));
}
