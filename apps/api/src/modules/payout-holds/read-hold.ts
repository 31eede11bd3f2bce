import type { components } from '@repo/api-sdk/spec';
import { openPayoutStates, type PayoutState } from '@repo/domain/payouts';
import type { Database } from '../../db/client.ts';
import type { PayoutHoldRow } from '../../db/schema/disputes.ts';
import { countFiled, findHold } from './payout-holds.repository.ts';

/** As its record shows it; null when the client is paid as usual. */
export async function readHold(db: Database, userId: string): Promise<components['schemas']['PayoutHold']> {
  const hold = await findHold(db, userId);
  if (hold === null) return null;
  return {
    placed_at: hold.placedAt.toISOString(),
    about: hold.mailKind,
    filed_payouts: await countFiled(db, userId),
  };
}

/** As the lists and the record of what is owed show it. */
export function toRowHold(
  state: PayoutState,
  hold: PayoutHoldRow | null,
): components['schemas']['PayoutRowHold'] {
  if (hold === null || !openPayoutStates.some((open) => open === state)) return null;
  return { placed_at: hold.placedAt.toISOString(), about: hold.mailKind };
}
