import { hasValidMeansOfPayment } from '@repo/domain/products';
import type { Database } from '../../db/client.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { listPublishedStrategies } from './strategies.repository.ts';

/** Published, and no client can pay for it. */
export async function listUnpayableProducts(db: Database): Promise<StrategyRow[]> {
  const rows = await listPublishedStrategies(db);
  return rows.filter((row) => !isPayable(row));
}

export const isPayable = (row: StrategyRow): boolean => hasValidMeansOfPayment(toWireStrategy(row));
