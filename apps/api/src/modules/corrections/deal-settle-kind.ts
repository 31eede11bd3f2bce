// The difference of a deal settled in money: owed to the client who lost, borne by the house where they gained.
import { contractActorFor } from '@repo/domain/contract-status';
import { formatBookAmount, formatDecimal } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import { z } from 'zod';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { lockContract } from '../contracts/contracts.repository.ts';
import { bookCurrency } from '../journal/list-waiting-orders.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { isPricedOtherwise, pricesOf, readPrices } from './compare-deal.ts';
import { remediesOf } from './corrected-deals.ts';
import { correctionsErrors } from './corrections.errors.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';
import { compareDeal } from './deal-discrepancy.ts';
import { type DealRow, readDeals } from './deals.repository.ts';
import { type Due, settleDeal } from './settle-deal.ts';
import { readSettled } from './settlements.repository.ts';

const input = z.strictObject({ strategyId: z.string(), movement: z.number().int() });
export type DealKey = z.infer<typeof input>;

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
  const prices = await readPrices(deps.db);
  const at = deal && pricesOf(deal, prices);
  if (!deal || !at || deal.movement.contractId !== contractId || !isPricedOtherwise(deal, prices)) {
    throw new AppError(correctionsErrors.dealNotFound);
  }
  if (deal.order.state !== 'executed') throw new AppError(correctionsErrors.decided);
  const compared = compareDeal(deal, at);
  return { contract, deal, due: { compared, settled: await readSettled(deps.db, key) } };
}

export const dealSettleKind: ChangeKind<DealKey> = {
  kind: 'deal.settle',
  subjectType: 'contract',
  input,
  isAlwaysHeld: true,
  needsFreshCode: true,
  warnings: {},
  check: async (deps, { actor, subjectId, input: key }) => {
    const { contract, deal, due } = await lockDeal(deps, actor, { contractId: subjectId, key });
    const { compared, settled } = due;
    const isRunning = contract.status === 'signed';
    const remedies = remediesOf(deal, compared, { isRunning, units: deal.movement.units });
    if (!remedies.includes('settle')) throw new AppError(correctionsErrors.notOffered);
    const left = compared.cash.minus(settled.cash);
    if (left.eq(0)) throw new AppError(correctionsErrors.nothingToSettle);
    const written = (amount: string) => formatBookAmount(amount, bookCurrency(deal.order.asset));
    return {
      subjectLabel: await subjectLabel(deps, contract),
      userId: contract.userId,
      lines: [
        {
          label: texts.units,
          before: formatDecimal(toText(decimal(deal.movement.units))),
          after: formatDecimal(toText(compared.unitsDue)),
        },
        { label: left.gt(0) ? texts.owed : texts.house, before: null, after: written(toText(left.abs())) },
      ],
      fingerprint: fingerprintOf([contract.status, toText(left), toText(compared.unitsDue)]),
    };
  },
  apply: async (deps, { actor, subjectId, input: key, reason }) => {
    const locked = await lockDeal(deps, actor, { contractId: subjectId, key });
    await settleDeal(deps, actor, { ...locked, reason });
  },
};
