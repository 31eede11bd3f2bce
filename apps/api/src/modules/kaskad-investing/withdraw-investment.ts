import { decideInvestmentAction } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { mailInvestor } from '../kaskad-investments/mail-investor.ts';
import { factsOf, moveInvestment } from '../kaskad-investments/move-investment.ts';
import { refundInvestment } from '../kaskad-money/refund-investment.ts';
import { investingErrors, refusalOf } from './investing.errors.ts';
import { lockOwnInvestment } from './lock-own-investment.ts';
import { findOwnInvestment } from './read-investments.ts';
import { stopSignature } from './stop-signature.ts';

/** « Se rétracter »: one click, without a reason; what was received goes back. */
export async function withdrawInvestment(
  deps: Deps,
  actor: Actor,
  input: { id: string; version: number },
): Promise<void> {
  const { investment, round } = await findOwnInvestment(deps.db, actor.userId, input.id);
  if (investment.version !== input.version) throw new AppError(investingErrors.changed);
  const now = deps.clock.now();
  const decision = decideInvestmentAction('withdraw', factsOf(investment, round, now), {
    actor: 'owner',
    now,
  });
  if (!decision.isAllowed) throw refusalOf(decision.reason);
  // First, so that a form signed a moment before counts as signed: the version has changed then.
  await stopSignature(deps, input.id);
  await deps.db.transaction((tx) => withdrawInTx({ ...deps, db: tx }, actor, input));
}

async function withdrawInTx(deps: Deps, actor: Actor, input: { id: string; version: number }): Promise<void> {
  await lockAccount(deps.db, actor);
  const view = await lockOwnInvestment(deps.db, actor, input);
  const { investment, round } = view;
  const moved = await moveInvestment(deps, {
    investment,
    round,
    action: 'withdraw',
    actor: 'owner',
    by: actor,
    event: 'withdrawn',
  });
  if (!moved.isMoved) throw refusalOf(moved.reason);
  if (Number(investment.received) > 0) {
    await refundInvestment(deps, { investment, round, cause: 'withdrawn', by: actor });
  }
  await mailInvestor(deps, view, { kind: 'withdrawn' });
  await deps.settleRequest?.(deps.db);
}
