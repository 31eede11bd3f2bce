// SQL of what a round allots: its firm investments, in the order in which they became firm.
import { createHash } from 'node:crypto';
import type { Demand } from '@repo/domain/kaskad';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import { clientName } from '../accounts/client-name.ts';

export interface FirmInvestment extends Demand {
  reference: string;
  owner: string;
}

/** In the order in which they became firm. */
export async function listFirmInvestments(db: Database, roundId: string): Promise<FirmInvestment[]> {
  const rows = await db
    .select({
      id: kaskadInvestments.id,
      reference: kaskadInvestments.reference,
      units: kaskadInvestments.units,
      firmAt: kaskadInvestments.firmAt,
      createdAt: kaskadInvestments.createdAt,
      hasPriority: kaskadInvestments.hasPriority,
      firstname: users.firstname,
      lastname: users.lastname,
      isCompany: users.isCompany,
      companyName: users.companyName,
    })
    .from(kaskadInvestments)
    .innerJoin(users, eq(users.id, kaskadInvestments.userId))
    .where(and(eq(kaskadInvestments.roundId, roundId), eq(kaskadInvestments.state, 'firm')))
    .orderBy(asc(kaskadInvestments.firmAt), asc(kaskadInvestments.id));
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    owner: clientName(row),
    units: BigInt(row.units),
    firmAt: row.firmAt ?? row.createdAt,
    hasPriority: row.hasPriority,
  }));
}

/** The same investments, with the same units, instants and priorities, have the same one. */
export function fingerprintOfDemands(demands: readonly Demand[]): string {
  const hash = createHash('sha256');
  for (const { id, units, firmAt, hasPriority } of demands)
    hash.update(`${id} ${units} ${firmAt.toISOString()} ${hasPriority}\n`);
  return hash.digest('hex');
}
