import type { components } from '@repo/api-sdk/spec';
import { decideRoundAction, type RoundActor, type RoundFacts } from '@repo/domain/kaskad';
import { isFilled } from '@repo/domain/validation';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { findRoundView, saveRound } from '../kaskad-rounds/rounds.repository.ts';
import { roundApproveKind } from './round-approve-kind.ts';
import { queueRoundMails } from './round-mails.repository.ts';
import { incompleteDraft, roundRefusal, roundsErrors } from './rounds.errors.ts';
import { roundsTexts as texts } from './rounds.texts.ts';
import { isEditable, lockChangeable } from './save-round.ts';

type Body = components['schemas']['MoveRoundBody'];
type Action = Body['action'];

/** One step of the life of a round; a submission waits for a second person. */
export async function moveRound(
  deps: Deps,
  actor: Actor,
  { id, ...body }: Body & { id: string },
): Promise<void> {
  if ((await findRoundView(deps.db, id)) === undefined) throw new AppError(roundsErrors.notFound);
  const { action } = body;
  const reason = body.reason.trim();
  if (!['submit', 'open'].includes(action) && !isFilled(reason)) refuseField('reason', texts.reasonRequired);
  if (action === 'extend' && body.closes_at === undefined) refuseField('closes_at', texts.closesAtRequired);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const round = await lockChangeable(tx, id, body.version);
    if (action === 'submit') return submitRound(inTx, actor, { round, reason });
    const extendedTo = action === 'extend' && body.closes_at ? new Date(body.closes_at) : undefined;
    await applyAction(inTx, { round, action, actor: actorOf(round, actor), by: actor, reason, extendedTo });
    await deps.settleRequest?.(tx);
  });
}

export const actorOf = (
  { submittedBy }: Pick<RoundRow, 'submittedBy'>,
  { userId }: Pick<Actor, 'userId'>,
): RoundActor => (submittedBy === userId ? 'maker' : 'checker');

/** In review, with the request that a second person decides; at once where control is off. */
async function submitRound(
  deps: Deps,
  actor: Actor,
  { round, reason }: { round: RoundRow; reason: string },
): Promise<void> {
  const now = deps.clock.now();
  // What was refused, withdrawn or not decided in time is submitted again.
  const state = (await isEditable(deps, round)) ? 'draft' : round.state;
  const decision = decideRoundAction('submit', { ...round, state }, { actor: 'maker', now });
  if (!decision.isAllowed) throw new AppError(roundRefusal(decision.reason));
  if (round.missing.length > 0) throw new AppError(incompleteDraft(round.missing));
  if (round.closesAt <= now) throw new AppError(roundRefusal('deadlinePast'));
  await saveRound(deps.db, round.id, { state: decision.next, submittedAt: now, submittedBy: actor.userId });
  await recordMove(deps, { round, to: decision.next, by: actor, reason });
  await holdOrApply(deps, actor, {
    kind: roundApproveKind,
    subjectId: round.id,
    input: { version: round.version + 1 },
    reason: reason === '' ? texts.submitted : reason,
  });
}

interface RoundMove {
  round: RoundRow;
  action: Exclude<Action, 'submit'>;
  actor: RoundActor;
  /** Null: a job. */
  by: AuditAuthor | null;
  reason: string;
  extendedTo?: Date | undefined;
  /** When it was due, of a job; the present otherwise. */
  at?: Date;
}

/** In the caller's transaction, which holds the round: decides, writes the state and the trail, and lets its investors know. */
export async function applyAction(deps: Deps, move: RoundMove): Promise<RoundRow> {
  const { round, action, actor, by, reason, extendedTo, at = deps.clock.now() } = move;
  const facts: RoundFacts = { ...round, ...(extendedTo && { extendedTo }) };
  const decision = decideRoundAction(action, facts, { actor, now: at });
  if (!decision.isAllowed) throw new AppError(roundRefusal(decision.reason));
  const columns = {
    state: decision.next,
    ...(extendedTo && { closesAt: extendedTo }),
    ...(decision.next === 'canceled' && { endedAt: deps.clock.now() }),
    // What is opened before its day takes investments now; one that closes by decision ends its periods now.
    ...(action === 'open' && at < round.opensAt && { opensAt: at }),
    ...(action === 'close' && at < round.closesAt && { closesAt: at }),
  };
  await saveRound(deps.db, round.id, columns);
  await recordMove(deps, { round, to: decision.next, by, reason, closesAt: extendedTo });
  if (action === 'extend') await queueRoundMails(deps.db, { roundId: round.id, kind: 'extended', now: at });
  return { ...round, ...columns };
}

export function recordMove(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    round,
    to,
    by,
    reason,
    closesAt,
  }: {
    round: RoundRow;
    to: RoundRow['state'];
    by: AuditAuthor | null;
    reason: string;
    closesAt?: Date | undefined;
  },
): Promise<void> {
  return recordAudit(deps, {
    by,
    action: 'round.moved',
    object: { type: 'round', id: round.id },
    before: { state: round.state, closes_at: round.closesAt.toISOString() },
    after: {
      state: to,
      ...(closesAt && { closes_at: closesAt.toISOString() }),
      ...(reason !== '' && { reason }),
    },
  });
}
