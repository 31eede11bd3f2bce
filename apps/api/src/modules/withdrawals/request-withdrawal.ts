import type { WithdrawalValues } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { lockContract } from '../contracts/contracts.repository.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { placeWithdrawal } from './place-withdrawal.ts';
import { readRequest } from './read-request.ts';

/** « Demander un retrait »: the caller's order waits for the first NAV of its order day or after. */
export function requestWithdrawal(
  deps: Deps,
  actor: Actor,
  contractId: string,
  input: WithdrawalValues,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    // A NAV published meanwhile would neither see this order nor be seen by it.
    await shareMarket(tx);
    const contract = await lockContract(tx, contractId);
    if (contract?.userId !== actor.userId) throw new AppError(contractsErrors.notFound);
    await placeWithdrawal({ ...deps, db: tx }, actor, { contractId, request: readRequest(input) });
    await deps.settleRequest?.(tx);
  });
}
