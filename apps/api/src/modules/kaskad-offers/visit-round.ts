// What a client does on a round beside investing: opens it by its code, and posts a question.
import { ceilingOf } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import { isFilled } from '@repo/domain/validation';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  kaskadInvitations,
  kaskadQuestions,
  kaskadRounds,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { offersErrors } from './offers.errors.ts';
import { offersTexts as texts } from './offers.texts.ts';
import { findOffer } from './read-offers.ts';

/** The caller is invited from then on. A code of a round that is not published, or has no place left, opens nothing. */
export async function openByCode(deps: Deps, actor: Actor, code: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const found = await findByCode(tx, code);
    const round = found && (await lockRound(tx, found.id));
    if (round === undefined || !isOffered(round)) throw new AppError(offersErrors.codeUnknown);
    const row = { roundId: round.id, userId: actor.userId, invitedAt: deps.clock.now(), invitedBy: null };
    const added = await tx.insert(kaskadInvitations).values(row).onConflictDoNothing().returning();
    if (added.length > 0) {
      if (await isFull(tx, round)) throw new AppError(offersErrors.codeUnknown);
      await recordAudit(
        { ...deps, db: tx },
        { by: actor, action: 'round.opened_by_code', object: { type: 'round', id: round.id }, after: {} },
      );
    }
    await deps.settleRequest?.(tx);
  });
}

export async function findByCode(db: Database, code: string): Promise<RoundRow | undefined> {
  const [round] = await db
    .select()
    .from(kaskadRounds)
    .where(and(eq(kaskadRounds.code, code.trim()), eq(kaskadRounds.audience, 'code')));
  return round;
}

const isOffered = ({ state }: RoundRow) => ['reservations', 'open', 'suspended'].includes(state);

/** The one who was just invited is counted. */
async function isFull(tx: Database, { id, regime }: RoundRow): Promise<boolean> {
  if (regime !== 'restricted') return false;
  const persons = await tx.$count(kaskadInvitations, eq(kaskadInvitations.roundId, id));
  const raised = { amount: decimal(0), persons, hasWhitePaper: false };
  return ceilingOf({ regime, isOn: false }, raised)?.isCrossed === true;
}

const waitingMost = 5;

export async function postRoundQuestion(
  deps: Deps,
  actor: Actor,
  { id, question }: { id: string; question: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const { round } = await findOffer(tx, actor, id);
    if (!isFilled(question)) refuseField('question', texts.question);
    if (!isOffered(round)) throw new AppError(offersErrors.notOpen);
    const { roundId, userId, reply } = kaskadQuestions;
    const waiting = and(eq(roundId, id), eq(userId, actor.userId), isNull(reply));
    if ((await tx.$count(kaskadQuestions, waiting)) >= waitingMost)
      throw new AppError(offersErrors.tooManyQuestions);
    const questionId = deps.ids.uuid();
    const posted = { question: question.trim(), postedAt: deps.clock.now() };
    await tx.insert(kaskadQuestions).values({ id: questionId, roundId: id, userId: actor.userId, ...posted });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'round.question_posted',
        object: { type: 'round', id },
        after: { question_id: questionId },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
