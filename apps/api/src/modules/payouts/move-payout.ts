// The frame every move of a payout shares: lock, decide, change, trail; all in one transaction.
import type { AuditAction } from '@repo/domain/audit';
import { formatLongDate } from '@repo/domain/format';
import { decidePayoutAction, type PayoutAction, payoutActorFor } from '@repo/domain/payouts';
import type { PayoutRow, payouts } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries, type NewEntry } from '../books/book-entries.ts';
import { refuseHeld } from '../payout-holds/refuse-held.ts';
import { payoutRefusals } from './payouts.errors.ts';
import { findPayoutView, lockPayout, type PayoutView, savePayouts } from './payouts.repository.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

export interface PayoutMove {
  actor: Actor;
  payoutId: string;
  action: PayoutAction;
  /** Of the trail, `payout.<past participle>`. */
  auditAction: AuditAction;
}

/** The effects of an action: the state where it is not the rule's own, other columns, and what the trail says of it. */
export interface MoveEffect {
  /** Booked last: a publication also writes its rows before the journal. */
  entries?: readonly NewEntry[];
  columns: Partial<typeof payouts.$inferInsert>;
  detail: string | null;
  /** More of the trail's entry. */
  after?: Record<string, unknown>;
}

type ApplyMove = (deps: Deps, view: PayoutView) => Promise<MoveEffect>;

/** The next state; throws the refusal of `action`, in words. */
export function refusePayoutAction(
  deps: Pick<Deps, 'clock'>,
  move: Pick<PayoutMove, 'actor' | 'action'>,
  payout: PayoutRow,
): PayoutRow['state'] {
  const decision = decidePayoutAction(
    move.action,
    { ...payout, isInFile: payout.fileId !== null },
    {
      actor: payoutActorFor(move.actor.access, payout.userId),
      today: parisDay(deps.clock.now()),
    },
  );
  if (decision.isAllowed) return decision.next;
  const isHeld = decision.reason === 'held' && payout.heldUntil !== null;
  throw new AppError(
    payoutRefusals[decision.reason],
    isHeld ? { message: texts.held(formatLongDate(payout.heldUntil ?? '')) } : {},
  );
}

/** Holds the payout, and refuses the action, in words. */
export async function lockPayoutFor(
  deps: Deps,
  move: PayoutMove,
): Promise<{ view: PayoutView; next: PayoutRow['state'] }> {
  const payout = await lockPayout(deps.db, move.payoutId);
  const view = payout && (await findPayoutView(deps.db, move.payoutId));
  if (!view) throw new AppError(httpErrors.notFound);
  const next = refusePayoutAction(deps, move, view.payout);
  if (move.action === 'approve' || move.action === 'execute') await refuseHeld(deps.db, [view.payout.userId]);
  return { view, next };
}

/** In the caller's transaction; returns the nature of the payout. */
export async function movePayoutInTx(
  deps: Deps,
  move: PayoutMove,
  apply: ApplyMove,
): Promise<PayoutRow['kind']> {
  const { view, next } = await lockPayoutFor(deps, move);
  const { columns, detail, after, entries = [] } = await apply(deps, view);
  const state = columns.state ?? next;
  await savePayouts(deps.db, [move.payoutId], { ...columns, state });
  await recordAudit(deps, {
    by: move.actor,
    action: move.auditAction,
    object: { type: 'payout', id: move.payoutId },
    before: { state: view.payout.state },
    after: { state, detail, ...after },
  });
  await bookEntries(deps, move.actor, entries);
  return view.payout.kind;
}

export function movePayout(deps: Deps, move: PayoutMove, apply: ApplyMove): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await movePayoutInTx({ ...deps, db: tx }, move, apply);
    await deps.settleRequest?.(tx);
  });
}
