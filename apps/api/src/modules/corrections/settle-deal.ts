import { type Discrepancy, payoutDueBy, settlementEntry } from '@repo/domain/books';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, toText, ZERO } from '@repo/domain/money';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { strategyOf } from '../books/compare-deal.ts';
import type { DealRow } from '../books/deals.repository.ts';
import { insertPayouts } from '../books/owed.repository.ts';
import { insertDecision, type Settled } from '../books/settlements.repository.ts';
import { bookCurrency } from '../journal/list-waiting-orders.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';

export interface Due {
  compared: Discrepancy;
  /** By earlier decisions. */
  settled: Settled;
}

interface Settling {
  contract: ContractRow;
  deal: DealRow;
  due: Due;
  reason: string;
}

/**
 * Of a difference, what is left once earlier settlements are taken off; what they owed to the client stays theirs. The house
 * bears (+) or gets back (−) the rest.
 */
export function leftOf({ compared, settled }: Due) {
  const missing = compared.cash.minus(settled.owed);
  const cash = compared.cash.minus(settled.cash);
  const owed = missing.gt(0) ? missing : ZERO;
  return {
    reference: compared.reference.minus(settled.reference),
    cash,
    exitFee: compared.exitFee.minus(settled.exitFee),
    owed,
    house: owed.minus(cash),
  };
}

/** Books what is left of the difference: units and cash of the deal stay as they were booked. */
export async function settleDeal(deps: Deps, actor: Actor, settling: Settling): Promise<void> {
  const { contract, deal, due, reason } = settling;
  const left = leftOf(due);
  const payoutId = deps.ids.uuid();
  const today = parisDay(deps.clock.now());
  const asset = paymentAssetOf(deal.order.asset);
  if (left.owed.gt(0)) {
    await insertPayouts(deps.db, [
      {
        id: payoutId,
        kind: 'correction',
        state: 'to_prepare',
        userId: contract.userId,
        contractId: contract.id,
        amount: toText(left.owed),
        asset,
        requestedAt: deps.clock.now(),
        dueBy: payoutDueBy({ kind: 'correction', noticeDay: today, dealingDay: null }),
      },
    ]);
  }
  const { strategyId, number: movement } = deal.movement;
  await insertDecision(deps.db, {
    id: deps.ids.uuid(),
    strategyId,
    movement,
    decision: 'settled',
    reason,
    reference: toText(left.reference),
    cash: toText(left.cash),
    exitFee: toText(left.exitFee),
    owed: toText(left.owed),
    decidedBy: actor.userId,
    decidedAt: deps.clock.now(),
  });
  await recordSettlement(deps, actor, settling, left);
  await bookEntries(deps, actor, [
    {
      kind: 'rectification',
      orderDay: today,
      reason,
      contractId: contract.id,
      subject: { type: 'order', id: deal.order.id },
      postings: settlementEntry({ strategy: strategyOf(deal), asset }, left, payoutId),
    },
  ]);
}

/** The client reads what they are owed; what the house bears changes nothing for them. */
async function recordSettlement(
  deps: Deps,
  actor: Actor,
  { contract, deal, reason }: Settling,
  { owed, house }: Pick<ReturnType<typeof leftOf>, 'owed' | 'house'>,
): Promise<void> {
  const written = (amount: Decimal) => formatBookAmount(amount, bookCurrency(deal.order.asset));
  if (owed.gt(0)) {
    const day = formatLongDate(parisDay(deps.clock.now()));
    await recordEvent(deps, {
      userId: contract.userId,
      contractId: contract.id,
      type: 'other',
      metadata: { topic: 'correction', note: texts.owedNote(written(owed), day, reason) },
    });
  }
  const shares = [
    ...(owed.gt(0) ? [`${texts.owed}\u00a0: ${written(owed)}`] : []),
    ...(house.eq(0) ? [] : [`${texts.house}\u00a0: ${written(house)}`]),
  ];
  await recordAudit(deps, {
    by: actor,
    action: 'deal.settled',
    object: { type: 'contract', id: contract.id },
    after: {
      detail: `${shares.join(' ; ')}. ${reason}`,
      movement: deal.movement.number,
    },
  });
}
