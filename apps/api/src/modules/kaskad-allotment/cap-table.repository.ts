// SQL of the capital of an issuer: the movements of its register, the rights that were granted, and what a round adds.
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { type ClassRow, kaskadClasses, kaskadGrants } from '../../db/schema/kaskad.ts';
import { kaskadMovements } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import { clientName } from '../accounts/client-name.ts';

/** Tokens are no capital. */
export const listCapitalClasses = (db: Database, issuerId: string): Promise<ClassRow[]> =>
  db
    .select()
    .from(kaskadClasses)
    .where(and(eq(kaskadClasses.issuerId, issuerId), ne(kaskadClasses.kind, 'token')))
    .orderBy(sql`${kaskadClasses.kind} <> 'shares'`, asc(kaskadClasses.symbol));

export interface HeldUnits {
  /** An investor, whose name may be that of another; null of a name in the register. */
  userId: string | null;
  name: string;
  classId: string;
  units: bigint;
}

const person = {
  firstname: users.firstname,
  lastname: users.lastname,
  isCompany: users.isCompany,
  companyName: users.companyName,
};
const sumOf = (units: typeof kaskadMovements.units | typeof kaskadGrants.total) =>
  sql<string>`sum(${units})::text`;

interface PersonRow {
  userId: string | null;
  holder: string | null;
  classId: string;
  units: string;
  firstname: string | null;
  lastname: string | null;
  isCompany: boolean | null;
  companyName: string | null;
}

const toHeld = ({ userId, holder, classId, units, ...row }: PersonRow): HeldUnits => ({
  userId,
  name:
    holder ??
    clientName({
      firstname: row.firstname ?? '',
      lastname: row.lastname ?? '',
      isCompany: row.isCompany ?? false,
      companyName: row.companyName ?? '',
    }),
  classId,
  units: BigInt(units),
});

/** Units of classes by holder; what a round issued is left out. */
export async function listRegistered(
  db: Database,
  classIds: readonly string[],
  exceptRound: string | null,
): Promise<HeldUnits[]> {
  const rows = await db
    .select({
      userId: kaskadMovements.userId,
      holder: kaskadMovements.holder,
      classId: kaskadMovements.classId,
      units: sumOf(kaskadMovements.units),
      ...person,
    })
    .from(kaskadMovements)
    .leftJoin(users, eq(users.id, kaskadMovements.userId))
    .leftJoin(kaskadInvestments, eq(kaskadInvestments.id, kaskadMovements.investmentId))
    .where(
      and(
        inArray(kaskadMovements.classId, [...classIds]),
        exceptRound === null
          ? undefined
          : or(isNull(kaskadInvestments.id), ne(kaskadInvestments.roundId, exceptRound)),
      ),
    )
    .groupBy(kaskadMovements.userId, kaskadMovements.holder, kaskadMovements.classId, users.id);
  return rows.map(toHeld);
}

/** Rights that were granted and not cancelled; those of an investment are in the register. */
export async function listGrantedRights(db: Database, classIds: readonly string[]): Promise<HeldUnits[]> {
  const rows = await db
    .select({
      userId: kaskadGrants.userId,
      holder: sql<null>`null`,
      classId: kaskadGrants.classId,
      units: sumOf(kaskadGrants.total),
      ...person,
    })
    .from(kaskadGrants)
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, kaskadGrants.classId))
    .innerJoin(users, eq(users.id, kaskadGrants.userId))
    .where(
      and(
        inArray(kaskadGrants.classId, [...classIds]),
        inArray(kaskadClasses.kind, ['bspce', 'aga', 'bsa']),
        ne(kaskadGrants.origin, 'investment'),
      ),
    )
    .groupBy(kaskadGrants.userId, kaskadGrants.classId, users.id);
  return rows.map(toHeld);
}

const countedStates = [
  'submitted',
  'reflection',
  'signed',
  'paid',
  'withdrawable',
  'firm',
  'allotted',
  'partly_allotted',
  'issued',
  'transferred',
] as const;

/** What is requested in a round, or allotted once it is published. */
export async function listRoundDemands(db: Database, roundId: string) {
  const rows = await db
    .select({ investment: kaskadInvestments, person })
    .from(kaskadInvestments)
    .innerJoin(users, eq(users.id, kaskadInvestments.userId))
    .where(and(eq(kaskadInvestments.roundId, roundId), inArray(kaskadInvestments.state, [...countedStates])));
  return rows.map(({ investment, person: { firstname, lastname, isCompany, companyName } }) => ({
    id: investment.id,
    userId: investment.userId,
    name: clientName({ firstname, lastname, isCompany, companyName }),
    units: BigInt(investment.units),
    allotted: investment.allottedUnits === null ? null : BigInt(investment.allottedUnits),
    firmAt: investment.firmAt ?? investment.createdAt,
    hasPriority: investment.hasPriority,
  }));
}
