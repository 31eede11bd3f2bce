import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { refuseTooManyPending } from './contracts.policy.ts';
import { findReservedNumber, reservePoNumber } from './po-numbers.repository.ts';

/**
 * Reserves a purchase-order number for the caller; the wizard sends it back with the contract (R218). Call it for an
 * actor who may subscribe: a reserved number is never released.
 */
export async function getNextPoNumber(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  requestKey: string | null = null,
): Promise<string> {
  const known = await findReservedNumber(deps.db, actor.userId, requestKey);
  if (known !== null) return known;
  await refuseTooManyPending(deps.db, actor.userId);
  const now = deps.clock.now();
  const year = Number(parisDay(now).slice(0, 4));
  return reservePoNumber(deps.db, { userId: actor.userId, year, now, requestKey });
}
