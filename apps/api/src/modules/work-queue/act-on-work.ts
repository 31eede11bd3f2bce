import type { AuditAction } from '@repo/domain/audit';
import { isoDay } from '@repo/domain/dates';
import { isAssignable, parisInstant, validatePostponement, type WorkKind } from '@repo/domain/work';
import { isUuid } from '../../db/is-among.ts';
import type { WorkAssignmentRow } from '../../db/schema/work.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listDueValues } from './due-values.ts';
import { readWorkLabels, type WorkLabel } from './work-labels.repository.ts';
import { workQueueErrors as errors } from './work-queue.errors.ts';
import { assertKind, isStored, listAssignees, workScopeOf } from './work-queue.policy.ts';
import { findWaiting, lockAssignment, saveAssignment } from './work-queue.repository.ts';
import { workQueueTexts as texts } from './work-queue.texts.ts';

interface WorkAct {
  kind: WorkKind;
  id: string;
  /** That the caller saw: an act of a colleague since then is refused. */
  version: number;
}

const opensMs = 9 * 3_600_000;

/** « Prendre », « Confier à », « Rendre ». */
export function assignWorkItem(
  deps: Deps,
  actor: Actor,
  act: WorkAct & { assigneeId: string | null },
): Promise<void> {
  const { assigneeId } = act;
  return actOnWork(deps, actor, act, async (inTx) => {
    const people = await listAssignees(inTx, actor);
    const assignee = people.find(({ id }) => id === assigneeId);
    if (assigneeId !== null && assignee === undefined) refuseField('assignee_id', texts.assigneeUnknown);
    return {
      action: 'work.assigned',
      // Who has it does it now.
      change: { assigneeId, postponedUntil: null, reason: null },
      after: { assignee: assignee?.name ?? null },
    };
  });
}

/** « Reporter »: out of the queue until 9:00 of a day. */
export function postponeWorkItem(
  deps: Deps,
  actor: Actor,
  act: WorkAct & { until: string; reason: string },
): Promise<void> {
  const { until, reason } = act;
  refuseInvalid(validatePostponement({ until, reason }, parisDay(deps.clock.now())));
  return actOnWork(deps, actor, act, async () => ({
    action: 'work.postponed',
    change: { postponedUntil: parisInstant(isoDay(until), opensMs), reason: reason.trim() },
    after: { until, detail: reason.trim() },
  }));
}

interface Effect {
  action: Extract<AuditAction, `work.${string}`>;
  change: Partial<WorkAssignmentRow>;
  after: Record<string, unknown>;
}

function actOnWork(
  deps: Deps,
  actor: Actor,
  { kind, id, version }: WorkAct,
  decide: (inTx: Deps) => Promise<Effect>,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const row = await lockAssignment(tx, { kind, id });
    const { openedAt, object } = await readWaiting(inTx, actor, { kind, id });
    // Of a thing that was opened again since, nothing stands.
    const standing = row !== undefined && row.at >= openedAt ? row : undefined;
    if ((standing?.version ?? 0) !== version) throw new AppError(errors.changed);
    const { action, change, after } = await decide(inTx);
    await saveAssignment(tx, {
      kind,
      subjectId: id,
      assigneeId: standing?.assigneeId ?? null,
      postponedUntil: standing?.postponedUntil ?? null,
      reason: standing?.reason ?? null,
      ...change,
      byId: actor.userId,
      at: deps.clock.now(),
      version: version + 1,
    });
    await recordAudit(inTx, { by: actor, action, object, after: { work: kind, ...after } });
    await deps.settleRequest?.(tx);
  });
}

/** @throws AppError 404 when it no longer waits, or not to this caller. */
async function readWaiting(
  deps: Deps,
  actor: Actor,
  { kind, id }: { kind: WorkKind; id: string },
): Promise<{ openedAt: Date; object: WorkLabel['object'] }> {
  const work = await workScopeOf(deps, actor);
  assertKind(work, kind);
  if (!isAssignable(kind)) throw new AppError(errors.notFound);
  if (!isStored(kind)) {
    const value = (await listDueValues(deps)).find((due) => due.kind === kind && due.id === id);
    if (value === undefined) throw new AppError(errors.notFound);
    return { openedAt: value.openedAt, object: { type: kind, id } };
  }
  if (!isUuid(id)) throw new AppError(errors.notFound);
  const openedAt = await findWaiting(deps.db, {
    kind,
    id,
    scope: work.scope,
    userId: actor.userId,
  });
  const label = (await readWorkLabels(deps.db, kind, [id])).get(id);
  if (openedAt === undefined || label === undefined) throw new AppError(errors.notFound);
  return { openedAt, object: label.object };
}
