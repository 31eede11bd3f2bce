// The queues of « Souscriptions »: one definition for its list, its exports and its counts.
import { type ContractQueue, paymentsToExamine } from '@repo/domain/contract-status';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { isOwed } from '../../db/schema/cash-lists.ts';
import { contracts } from '../../db/schema/contracts.ts';

/** Those that wait are few, by the indexes of what waits. */
const withdrawn = sql`
  select ${orders.contractId} from ${orders} where ${orders.state} = 'waiting' and ${orders.kind} = 'withdrawal'
  union select ${payouts.contractId} from ${payouts}
    where ${isOwed(payouts)} and ${payouts.kind} = 'withdrawal'`;

const received = sql`(select sum(${receipts.amount}) from ${receipts} where ${receipts.contractId} = ${contracts.id})`;

const ofAmountGap = sql`${eq(contracts.status, 'signed')} and ${eq(contracts.paymentStatus, 'checking')}
  and ${received} <> ${contracts.amount}`;

/** An array that is read first: a page is then not looked for among all contracts, in the order of the list. */
const among = (ids: SQL): SQL => sql`${contracts.id} = any(array(${ids}))`;

export const inQueue: Readonly<Record<ContractQueue, SQL | undefined>> = {
  to_do: and(eq(contracts.status, 'signed'), inArray(contracts.paymentStatus, [...paymentsToExamine])),
  withdrawals: among(withdrawn),
  amount_gaps: ofAmountGap,
};

/** Of those that the counts beside the contracts do not distinguish. */
export async function countQueues(db: Database): Promise<{ withdrawals: number; amount_gaps: number }> {
  const [withdrawals, gaps] = [
    await db.$count(contracts, inQueue.withdrawals),
    await db.$count(contracts, inQueue.amount_gaps),
  ];
  return { withdrawals, amount_gaps: gaps };
}
