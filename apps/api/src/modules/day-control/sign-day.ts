import type { components } from '@repo/api-sdk/spec';
import type { IsoDay } from '@repo/domain/dates';
import { dayCheckKinds, dayChecks, validateDayComment } from '@repo/domain/day-control';
import type { OpenPoints } from '../../db/schema/day-control.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { dayControlErrors } from './day-control.errors.ts';
import { insertSignature, lockDay } from './day-control.repository.ts';
import { dayControlTexts as texts } from './day-control.texts.ts';
import { readSigning, type Signing } from './get-day-control.ts';
import { blockingOf, type Points, readPoints } from './read-points.ts';

type Body = components['schemas']['SignDayBody'];

/** A person signs what the checks say now; another countersigns it while nothing was written since. */
export function signDay(deps: Deps, actor: Actor, day: IsoDay, body: Body): Promise<void> {
  if (day > parisDay(deps.clock.now())) throw new AppError(dayControlErrors.future);
  const comment = body.comment?.trim() || null;
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockDay(tx, day);
    // Before the checks: what is dated later reopens the day.
    const at = deps.clock.now();
    const points = await readPoints(inTx, day);
    const signing = await readSigning(inTx, day);
    if (body.act === 'sign') refuseToSign(points, signing, comment);
    else refuseToCountersign(signing, actor);
    await insertSignature(tx, {
      id: deps.ids.uuid(),
      day,
      act: body.act,
      userId: actor.userId,
      at,
      comment,
      openPoints: openOf(points),
    });
    await recordAudit(inTx, {
      by: actor,
      action: body.act === 'sign' ? 'day.signed' : 'day.countersigned',
      object: { type: 'day', id: day },
      after: { day, ...(comment === null ? {} : { detail: comment }) },
    });
  });
}

function refuseToSign(points: Points, { signature, changes }: Signing, comment: string | null): void {
  if (signature !== null && changes.length === 0) throw new AppError(dayControlErrors.signed);
  if (blockingOf(points) > 0) throw new AppError(dayControlErrors.blocked);
  const isRequired = dayCheckKinds.some((kind) => !dayChecks[kind].isRequired && points[kind].count > 0);
  refuseInvalid(validateDayComment({ comment: comment ?? '', isRequired }));
}

function refuseToCountersign({ signature, countersignature, changes }: Signing, actor: Actor): void {
  if (signature === null || changes.length > 0) throw new AppError(dayControlErrors.notSigned);
  if (countersignature !== null) throw new AppError(dayControlErrors.signed);
  if (signature.userId === actor.userId) throw new AppError(dayControlErrors.ownSignature);
}

/** In words alone: a signature outlives the records that they name. */
const openOf = (points: Points): OpenPoints =>
  Object.fromEntries(
    Object.entries(points)
      .filter(([, { count }]) => count > 0)
      .map(([kind, { points: shown, count }]) => {
        const labels = shown.map(({ label }) => label);
        return [kind, count > shown.length ? [...labels, texts.others(count - shown.length)] : labels];
      }),
  );
