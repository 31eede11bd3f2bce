// The relationship with a client: what blocks the closing of the account, and what the law retains afterwards.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { type BlockerReason, blockerOf, type Retention, retentionsOf } from '@repo/domain/retention';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts, refunds } from '../../db/schema/contracts.ts';
import { payments, withdrawals } from '../../db/schema/dealt-money.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { parisDay } from '../../paris-time.ts';
import { hasVerdict } from '../kyc/kyc.policy.ts';

export interface Blocker {
  contractId: string;
  product: string;
  poNumber: string;
  reason: BlockerReason;
}

/** `kept` is what it will be on the day of the closing. */
export async function readRelationship(
  db: Database,
  user: UserRow,
  closedOn: IsoDay,
): Promise<{ blockers: Blocker[]; kept: Retention[] }> {
  const held = await readContracts(db, user.id);
  const concluded = held.filter(({ contract }) => contract.signedAt !== null);
  return {
    blockers: held.flatMap(({ contract, product, owed, redeeming }) => {
      const reason = blockerOf({ ...contract, isOwed: owed !== null, isRedeeming: redeeming !== null });
      return reason === null
        ? []
        : [{ contractId: contract.id, product, poNumber: contract.poNumber, reason }];
    }),
    kept: retentionsOf({
      closedOn,
      hasIdentity: hasVerdict(user.kycStatus) || concluded.length > 0,
      operationDays: await readOperationDays(db, user.id),
      contractEnds: concluded.map(({ contract }) => endOf(contract, closedOn)),
    }),
  };
}

/**
 * One that runs will have ended on the day of the closing at the latest; one that was canceled is last changed by it.
 */
function endOf({ status, closedDate, updatedAt }: typeof contracts.$inferSelect, closedOn: IsoDay): IsoDay {
  if (status === 'pending' || status === 'signed') return closedOn;
  return closedDate === null ? parisDay(updatedAt) : isoDay(closedDate);
}

async function readContracts(db: Database, userId: string) {
  return db
    .select({
      contract: contracts,
      product: strategies.title,
      owed: refunds.contractId,
      redeeming: withdrawals.id,
    })
    .from(contracts)
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .leftJoin(refunds, and(eq(refunds.contractId, contracts.id), isNull(refunds.returnedOn)))
    .leftJoin(
      withdrawals,
      and(
        eq(withdrawals.contractId, contracts.id),
        eq(withdrawals.kind, 'closing'),
        isNull(withdrawals.units),
      ),
    )
    .where(eq(contracts.userId, userId))
    .orderBy(asc(contracts.createdAt));
}

/** One read after the other: inside a transaction there is one connection. */
async function readOperationDays(db: Database, userId: string): Promise<IsoDay[]> {
  const moves = [
    ...(await db.select({ day: payments.valueDate }).from(payments).where(eq(payments.userId, userId))),
    ...(await db
      .select({ day: withdrawals.valueDate })
      .from(withdrawals)
      .where(eq(withdrawals.userId, userId))),
    ...(await db.select({ day: refunds.returnedOn }).from(refunds).where(eq(refunds.userId, userId))),
  ];
  return moves.flatMap(({ day }) => (day === null ? [] : [isoDay(day)]));
}
