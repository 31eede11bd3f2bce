import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
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
