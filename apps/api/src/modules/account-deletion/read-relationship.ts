// The relationship with a client: what blocks the closing of the account, and what the law retains afterwards.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { type BlockerReason, blockerOf, type Retention, retentionsOf } from '@repo/domain/retention';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { parisDay } from '../../paris-time.ts';
import { listOpenPayouts, listWaitingOrders } from '../accounts/open-money.ts';
import { listHeldGrants } from '../kaskad-units/held-grants.ts';
import { listHeldInvestments } from '../kaskad-units/held-investments.ts';
import { hasVerdict } from '../kyc/kyc.policy.ts';

/** A contract, a grant of Kaskad with its symbol and its reference, or an investment with its round. */
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
  const grants = await listHeldGrants(db, { userId: user.id, today: closedOn });
  const investments = await listHeldInvestments(db, { userId: user.id, today: closedOn });
  const investmentEnds = investments.flatMap(({ endedOn }) => (endedOn === null ? [] : [endedOn]));
  const concluded = held.filter(({ contract }) => contract.signedAt !== null);
  return {
    blockers: [
      ...held.flatMap(({ contract, product, isOwed, isRedeeming }) => {
        const reason = blockerOf({ ...contract, isOwed, isRedeeming });
        return reason === null
          ? []
          : [{ contractId: contract.id, product, poNumber: contract.poNumber, reason }];
      }),
      ...grants.flatMap(({ id, reference, symbol, reason }) =>
        reason === null ? [] : [{ contractId: id, product: symbol, poNumber: reference, reason }],
      ),
      ...investments.flatMap(({ id, reference, round, reason }) =>
        reason === null ? [] : [{ contractId: id, product: round, poNumber: reference, reason }],
      ),
    ],
    kept: retentionsOf({
      closedOn,
      hasIdentity: hasVerdict(user.kycStatus) || concluded.length + investmentEnds.length > 0,
      operationDays: [
        ...(await readOperationDays(db, user.id)),
        ...grants.flatMap(({ operationDays }) => operationDays),
      ],
      contractEnds: [...concluded.map(({ contract }) => endOf(contract, closedOn)), ...investmentEnds],
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
  const rows = await db
    .select({ contract: contracts, product: strategies.title })
    .from(contracts)
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(eq(contracts.userId, userId))
    .orderBy(asc(contracts.createdAt));
  const owed = new Set((await listOpenPayouts(db, userId)).map(({ contractId }) => contractId));
  const redeeming = new Set((await listWaitingOrders(db, userId)).map(({ contractId }) => contractId));
  return rows.map((row) => ({
    ...row,
    isOwed: owed.has(row.contract.id),
    isRedeeming: redeeming.has(row.contract.id),
  }));
}

/** One read after the other: inside a transaction there is one connection. */
async function readOperationDays(db: Database, userId: string): Promise<IsoDay[]> {
  const moves = [
    ...(await db.select({ day: orders.orderDay }).from(orders).where(eq(orders.userId, userId))),
    ...(await db.select({ day: receipts.day }).from(receipts).where(eq(receipts.userId, userId))),
    ...(await db.select({ day: payouts.executedOn }).from(payouts).where(eq(payouts.userId, userId))),
  ];
  return moves.flatMap(({ day }) => (day === null ? [] : [isoDay(day)]));
}
