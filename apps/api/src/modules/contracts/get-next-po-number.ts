import { parisDay } from '@repo/domain/dates';
import type { Actor, Deps } from '../../deps.ts';
import { reservePoNumber } from './po-numbers.repository.ts';

/** Reserves a purchase-order number for the caller; the wizard sends it back with the contract (R218). */
export function getNextPoNumber(deps: Deps, actor: Actor, requestKey: string | null = null): Promise<string> {
  const now = deps.clock.now();
  const year = Number(parisDay(now).slice(0, 4));
  return reservePoNumber(deps.db, { userId: actor.userId, year, now, requestKey });
}
