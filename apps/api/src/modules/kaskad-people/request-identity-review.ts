import { parisInstant } from '@repo/domain/work';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertTask } from '../records/tasks.repository.ts';
import { peopleErrors as errors } from './people.errors.ts';
import { findPerson, isIdentityWaiting, isReviewRequested } from './people.repository.ts';
import { peopleTexts as texts } from './people.texts.ts';

/** The task that a request makes, and from when one of the same day stands. */
export function reviewOf({ clock, settings }: Pick<Deps, 'clock' | 'settings'>, userId: string) {
  const title = texts.review(settings.brands.kaskad);
  return { userId, title, since: parisInstant(parisDay(clock.now()), 0) };
}

/** « Demander l’examen »: a task of the administrators of Yield, who decide identities; once a day a person. */
export async function requestIdentityReview(deps: Deps, actor: Actor, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockUser(tx, userId);
    if ((await findPerson(tx, userId)) === undefined) throw new AppError(errors.notFound);
    if (!(await isIdentityWaiting(tx, userId))) throw new AppError(errors.nothingToReview);
    const review = reviewOf(deps, userId);
    if (await isReviewRequested(tx, review)) throw new AppError(errors.alreadyRequested);
    await insertTask(tx, {
      id: deps.ids.uuid(),
      subjectKind: 'user',
      subjectId: userId,
      userId,
      title: review.title,
      openedBy: actor.userId,
      openedAt: deps.clock.now(),
      assigneeId: null,
      dueDay: parisDay(deps.clock.now()),
    });
    await recordAudit(inTx, {
      by: actor,
      action: 'identity.review_requested',
      object: { type: 'user', id: userId },
    });
    await deps.settleRequest?.(tx);
  });
}
