// How many contracts there are and what their amounts add up to, from the counts and sums stored beside them.
import type { components } from '@repo/api-sdk/spec';
import { contractStatuses, paymentStatuses } from '@repo/domain/contract-status';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { countByKey, sumByKey } from '../../db/list-counts.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { AssetSum } from '../../db/sum-rows.ts';
import { countQueues } from './contract-queues.ts';

type Schemas = components['schemas'];

const countKeySchema = z.object({
  status: z.enum(contractStatuses),
  payment_status: z.enum(paymentStatuses),
  strategy_id: z.string(),
});
const contractCountsSchema = z.array(z.object({ key: countKeySchema, count: z.number() }));
const contractSumsSchema = z.array(
  z.object({ key: countKeySchema.extend({ currency: z.string() }), sum: z.string() }),
);

/** Of every contract, by what the tabs and the filters distinguish; `strategy` is a title. */
export async function countContracts(db: Database): Promise<Schemas['ContractCount'][]> {
  const titleOf = await readTitles(db);
  const counts = contractCountsSchema.parse(await countByKey(db, 'contracts'));
  return counts.map(({ key: { strategy_id: id, ...key }, ...row }) => ({
    ...key,
    strategy: titleOf(id),
    count: row.count,
  }));
}

/** With the queues that these do not distinguish. */
export async function readContractCounts(db: Database): Promise<{
  counts: Schemas['ContractCount'][];
  withdrawals: number;
  amount_gaps: number;
}> {
  return { counts: await countContracts(db), ...(await countQueues(db)) };
}

export type ContractKey = Pick<Schemas['ContractCount'], 'status' | 'payment_status' | 'strategy'>;

/** What the amounts of every contract add up to, by the same and by currency. */
export async function sumContracts(db: Database): Promise<(ContractKey & AssetSum)[]> {
  const titleOf = await readTitles(db);
  const sums = contractSumsSchema.parse(await sumByKey(db, 'contract_amounts'));
  return sums.map(({ key: { strategy_id: id, currency, ...key }, sum }) => ({
    ...key,
    strategy: titleOf(id),
    asset: currency,
    sum,
  }));
}

async function readTitles(db: Database): Promise<(id: string) => string> {
  const titles = await db.select({ id: strategies.id, title: strategies.title }).from(strategies);
  return (id) => titles.find((strategy) => strategy.id === id)?.title ?? id;
}
