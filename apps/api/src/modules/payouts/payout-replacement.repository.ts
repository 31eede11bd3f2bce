// SQL of the payout that another one replaces.
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type PayoutRow, payouts } from '../../db/schema/cash.ts';

/**
 * The payouts on both sides of a replacement: of a transfer sent back, and of a closing whose contract is renounced, where the
 * refund of the renunciation replaces it.
 */
export async function findReplacement(
  db: Database,
  { id, kind, state, contractId, replacesId, returnReceiptId }: PayoutRow,
): Promise<{ replacesId: string | null; replacedById: string | null }> {
  const idOf = async (where: SQL | undefined): Promise<string | null> => {
    const [row] = await db.select({ id: payouts.id }).from(payouts).where(where);
    return row?.id ?? null;
  };
  const renounced = (other: PayoutRow['kind'], more: SQL | undefined) =>
    idOf(and(eq(payouts.contractId, contractId ?? ''), eq(payouts.kind, other), more));
  const isReplacedClosing = state === 'replaced' && returnReceiptId === null && contractId !== null;
  const isRefund = kind === 'renunciation' && replacesId === null && contractId !== null;
  return {
    replacesId: isRefund
      ? await renounced('closing', and(eq(payouts.state, 'replaced'), isNull(payouts.returnReceiptId)))
      : replacesId,
    replacedById: isReplacedClosing
      ? await renounced('renunciation', isNull(payouts.replacesId))
      : await idOf(eq(payouts.replacesId, id)),
  };
}
