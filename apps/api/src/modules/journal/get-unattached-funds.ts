import type { components } from '@repo/api-sdk/spec';
import { decimal, sumOf, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { readUnattached } from './holdings.repository.ts';
import { bookCurrency } from './list-waiting-orders.ts';

/** Receipts without a purpose yet: what Balance shows as not attached. */
export async function getUnattachedFunds({
  db,
}: Pick<Deps, 'db'>): Promise<components['schemas']['UnattachedFunds']> {
  const rows = await readUnattached(db);
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    since: rows.flatMap(({ since }) => since ?? []).toSorted()[0] ?? null,
    sums: [...Map.groupBy(rows, ({ asset }) => bookCurrency(asset))].map(([asset, same]) => ({
      asset,
      amount: toText(sumOf(same.map(({ amount }) => decimal(amount)))),
    })),
  };
}
