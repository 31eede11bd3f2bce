// The one check of money that leaves: payouts and refunds, their files of transfers, and claims of Kaskad.
import { formatLongDate } from '@repo/domain/format';
import type { Database } from '../../db/client.ts';
import { AppError, defineErrors } from '../../http/app-error.ts';
import { findHoldOfAny } from './payout-holds.repository.ts';
import { payoutHoldsTexts as texts } from './payout-holds.texts.ts';

const errors = defineErrors({
  suspended: { status: 409, code: 'payouts.suspended', message: texts.suspended('') },
});

/**
 * Once the rows of what is paid are locked: a hold that is placed at that moment waits for them, and one that was placed
 * before is found.
 */
export async function refuseHeld(tx: Database, userIds: readonly (string | null)[]): Promise<void> {
  const owners = userIds.filter((id) => id !== null);
  const hold = await findHoldOfAny(tx, owners);
  if (hold === null) return;
  throw new AppError(errors.suspended, {
    message: texts.suspended(formatLongDate(hold.placedAt.toISOString())),
  });
}
