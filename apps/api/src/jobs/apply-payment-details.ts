import type { Deps } from '../deps.ts';
import { applyNextDetails } from '../modules/strategies/payment-details.ts';

/** Gives the products the bank details and addresses whose hour has come, each in a transaction of its own. */
export async function applyPaymentDetails(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (let isApplied = true; isApplied; ) {
    stopping?.throwIfAborted();
    isApplied = await deps.db.transaction((tx) => applyNextDetails({ ...deps, db: tx }));
  }
}
