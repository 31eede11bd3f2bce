// SQL of what a round allots: its firm investments, in the order in which they became firm.
import { createHash } from 'node:crypto';
import type { Demand } from '@repo/domain/kaskad';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import { users } from '../../db/schema/identity.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import { clientName } from '../accounts/client-name.ts';

export interface FirmInvestment extends Demand {
  reference: string;
}

/** In the order in which they became firm; a hundred thousand are read at once, without their owners. */
export async function listFirmInvestments(db: Database, roundId: string): Promise<FirmInvestment[]> {
  const { id, reference, units, hasPriority, state } = kaskadInvestments;
  const firmAt = sql`coalesce(${kaskadInvestments.firmAt}, ${kaskadInvestments.createdAt})`;
  const rows = await db
    .select({
      id,
      reference,
      units,
      hasPriority,
      firmMs: sql<string>`floor(extract(epoch from ${firmAt}) * 1000)::text`,
    })
    .from(kaskadInvestments)
    .where(and(eq(kaskadInvestments.roundId, roundId), eq(state, 'firm')))
    .orderBy(asc(firmAt), asc(id));
  return rows.map(({ firmMs, ...row }) => ({
    ...row,
    units: BigInt(row.units),
    firmAt: new Date(Number(firmMs)),
  }));
}

/** The owners of a few investments, by name. */
export async function readOwners(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { firstname, lastname, isCompany, companyName } = users;
  const rows = await db
    .select({ id: kaskadInvestments.id, firstname, lastname, isCompany, companyName })
    .from(kaskadInvestments)
    .innerJoin(users, eq(users.id, kaskadInvestments.userId))
    .where(isAmong(kaskadInvestments.id, ids));
  return new Map(rows.map((row) => [row.id, clientName(row)]));
}

/** What each of a few investments was received for, and on which terms. */
export async function readTerms(db: Database, ids: readonly string[]) {
  const { id, price, feePercent, received } = kaskadInvestments;
  const rows = await db
    .select({ id, price, feePercent, received })
    .from(kaskadInvestments)
    .where(isAmong(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same investments, with the same units, instants and priorities, have the same one. */
export function fingerprintOfDemands(demands: readonly Demand[]): string {
  const hash = createHash('sha256');
  for (const { id, units, firmAt, hasPriority } of demands)
    hash.update(`${id} ${units} ${firmAt.toISOString()} ${hasPriority}\n`);
  return hash.digest('hex');
}
