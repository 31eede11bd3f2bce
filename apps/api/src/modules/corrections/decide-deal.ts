import type { components } from '@repo/api-sdk/spec';
import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readDeals } from '../books/deals.repository.ts';
import { listContractReceipts } from '../books/received.repository.ts';
import { insertDecision } from '../books/settlements.repository.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { requestRectification } from '../payments/payment-rectify-kind.ts';
import { correctionsErrors } from './corrections.errors.ts';
import { listCorrectedDeals, seriesDayOf } from './corrections.repository.ts';
import { dealSettleKind } from './deal-settle-kind.ts';
import { type DealKey, lockDeal } from './lock-deal.ts';
import { readThreshold } from './read-threshold.ts';

type Body = components['schemas']['DecideDealBody'];

/** What is decided of one deal of a correction, once: `leave` alone, the others by two persons. */
export async function decideDeal(deps: Deps, actor: Actor, id: string, body: Body): Promise<void> {
  refuseInvalid(validateReason(body));
  const key = { strategyId: body.strategy_id, movement: body.movement };
  const only = seriesDayOf(id);
  const { fraction: threshold } = await readThreshold(deps);
  const listed = only && (await listCorrectedDeals(deps.db, { threshold, only }));
  const row = listed?.find((one) => one.strategy_id === key.strategyId && one.number === key.movement);
  const [deal] = await readDeals(deps.db, row === undefined ? [] : [row]);
  if (row === undefined || deal === undefined) throw new AppError(correctionsErrors.dealNotFound);
  if (row.state !== 'open') throw new AppError(correctionsErrors.decided);
  const { contractId } = deal.movement;
  const reason = body.reason.trim();
  if (body.decision === 'leave') return leave(deps, actor, { contractId, key, reason });
  if (body.decision === 'settle') {
    const change = { kind: dealSettleKind, subjectId: contractId, input: key, reason };
    await holdOrApply(deps, actor, change);
    return;
  }
  const [receipt] = await listContractReceipts(deps.db, contractId);
  if (deal.order.kind !== 'subscription' || receipt === undefined) {
    throw new AppError(correctionsErrors.notOffered);
  }
  const { id: receipt_id, amount, day: value_date } = receipt;
  await requestRectification(deps, actor, contractId, { receipt_id, amount, value_date, reason });
}

interface Left {
  contractId: string;
  key: DealKey;
  reason: string;
}

function leave(deps: Deps, actor: Actor, { contractId, key, reason }: Left): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockDeal(inTx, actor, { contractId, key });
    await insertDecision(tx, {
      id: deps.ids.uuid(),
      ...key,
      decision: 'left',
      reason,
      decidedBy: actor.userId,
      decidedAt: deps.clock.now(),
    });
    await recordAudit(inTx, {
      by: actor,
      action: 'deal.left',
      object: { type: 'contract', id: contractId },
      after: { detail: reason, movement: key.movement },
    });
    await deps.settleRequest?.(tx);
  });
}
