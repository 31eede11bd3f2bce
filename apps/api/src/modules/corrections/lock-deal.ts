import { contractActorFor } from '@repo/domain/contract-status';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { isPricedOtherwise, pricesOf, readPrices } from '../books/compare-deal.ts';
import { type DealRow, readDeals } from '../books/deals.repository.ts';
import { readSettled } from '../books/settlements.repository.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { lockContract } from '../contracts/contracts.repository.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { correctionsErrors } from './corrections.errors.ts';
import { compareDeal } from './deal-discrepancy.ts';
import type { Due } from './settle-deal.ts';

/** A movement, by its number in the register of its strategy. */
export interface DealKey {
  strategyId: string;
  movement: number;
}

export interface LockedDeal {
  contract: ContractRow;
  deal: DealRow;
  due: Due;
}

/** Holds the market and the contract, and computes what is left to settle of a deal executed at a wrong value. */
export async function lockDeal(
  deps: Deps,
  actor: Actor,
  { contractId, key }: { contractId: string; key: DealKey },
): Promise<LockedDeal> {
  await shareMarket(deps.db);
  const contract = await lockContract(deps.db, contractId);
  if (!contract) throw new AppError(contractsErrors.notFound);
  if (contractActorFor(actor.access, contract.userId) !== 'admin') {
    throw new AppError(contractsErrors.ownContract);
  }
  const [deal] = await readDeals(deps.db, [{ strategy_id: key.strategyId, number: key.movement }]);
  if (!deal || deal.movement.contractId !== contractId) throw new AppError(correctionsErrors.dealNotFound);
  const prices = await readPrices(deps.db, deal);
  const at = pricesOf(deal, prices);
  if (!at || !isPricedOtherwise(deal, prices)) throw new AppError(correctionsErrors.dealNotFound);
  if (deal.order.state !== 'executed') throw new AppError(correctionsErrors.decided);
  const compared = compareDeal(deal, at);
  return { contract, deal, due: { compared, settled: await readSettled(deps.db, key) } };
}
