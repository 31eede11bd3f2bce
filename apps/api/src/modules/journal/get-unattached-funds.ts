import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { readUnattached } from './holdings.repository.ts';
import { bookCurrency } from './list-waiting-orders.ts';

/** Receipts that pay nothing, and are not returned. */
export async function getUnattachedFunds({
  db,
}: Pick<Deps, 'db'>): Promise<components['schemas']['UnattachedFunds']> {
  const rows = await readUnattached(db);
  const [open, unmatched] = [total(rows, 'open'), total(rows, 'unmatched')];
  return {
    count: open + unmatched,
    open,
    unmatched,
    sums: rows.map(({ asset, amount }) => ({ asset: bookCurrency(asset), amount: toText(decimal(amount)) })),
  };
}

function total(rows: Awaited<ReturnType<typeof readUnattached>>, state: 'open' | 'unmatched'): number {
  return rows.reduce((sum, row) => sum + row[state], 0);
}
