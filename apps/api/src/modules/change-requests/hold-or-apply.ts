import { areaOfChange, changeKindTexts, changeRequestDays, validateReason } from '@repo/domain/two-persons';
import type { ChangeRequestRow } from '../../db/schema/change-requests.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';
import type { ChangeKind, CheckedChange } from './change-kind.ts';
import { changeRequestsErrors } from './change-requests.errors.ts';
import { findPendingId, insertChangeRequest, listOtherAdministrators } from './change-requests.repository.ts';
import { requestUrl, writtenAs } from './decide-request.ts';
import { expireDueRequests } from './expire-due-requests.ts';

export interface NewChange<Input> {
  kind: ChangeKind<Input>;
  subjectId: string;
  input: Input;
  /** Required when it is held. */
  reason: string;
}

/**
 * Makes the change at once, or holds it until a second person approves it. One transaction; `deps.settleRequest` is called in
 * it, so that the operation is a `changeHandler`. Nothing else writes what the kind writes.
 */
export function holdOrApply<Input>(
  deps: Deps,
  actor: Actor,
  change: NewChange<Input>,
): Promise<'held' | 'applied'> {
  if (change.kind.isAlwaysHeld) refuseInvalid(validateReason(change));
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await expireDueRequests(inTx);
    const { kind, subjectId, input } = change;
    const call = { actor, subjectId, input, reason: change.reason.trim() };
    const checked = await kind.check(inTx, call);
    const pendingId = await findPendingId(tx, { kind: kind.kind, subjectId });
    if (pendingId !== null) throw alreadyPending(pendingId);
    const isControlled = kind.isAlwaysHeld || (checked.warnings ?? []).length > 0;
    const isHeld = isControlled && (kind.isRequestedByClient === true || (await hasTwoPersonControl(inTx)));
    if (isHeld) await hold(inTx, { ...change, actor, checked });
    else await kind.apply(inTx, call);
    await deps.settleRequest?.(tx);
    return isHeld ? 'held' : 'applied';
  });
}

/** The refusal of a second request for the same. */
export function alreadyPending(id: string): AppError {
  return new AppError(changeRequestsErrors.alreadyPending, { fieldErrors: { change_request: [id] } });
}

async function hold<Input>(
  deps: Deps,
  { kind, actor, checked, ...change }: NewChange<Input> & { actor: Actor; checked: CheckedChange },
): Promise<void> {
  refuseInvalid(validateReason(change));
  const area = areaOfChange(kind.kind);
  const others = [actor.userId, checked.userId ?? actor.userId];
  const approvers = await listOtherAdministrators(deps.db, others, area);
  // A client's waits until there is one.
  if (approvers.length === 0 && kind.isRequestedByClient !== true)
    throw new AppError(changeRequestsErrors.noApprover);
  const now = deps.clock.now();
  const expiresAt = new Date(now);
  expiresAt.setUTCDate(expiresAt.getUTCDate() + changeRequestDays);
  const request = await insertChangeRequest(deps.db, {
    id: deps.ids.uuid(),
    kind: kind.kind,
    subjectType: kind.subjectType,
    subjectId: change.subjectId,
    subjectLabel: checked.subjectLabel,
    userId: checked.userId,
    payload: { input: change.input, lines: checked.lines },
    fingerprint: checked.fingerprint,
    makerId: actor.userId,
    reason: change.reason.trim(),
    warnings: [...(checked.warnings ?? [])],
    fileIds: [...(checked.fileIds ?? [])],
    createdAt: now,
    expiresAt,
  });
  // Made by another at this very moment.
  if (request === null) {
    const pendingId = await findPendingId(deps.db, { kind: kind.kind, subjectId: change.subjectId });
    throw alreadyPending(pendingId ?? '');
  }
  await recordAudit(deps, {
    by: actor,
    action: 'change.requested',
    object: { type: request.subjectType, id: request.subjectId },
    after: { change_request: request.id, kind: request.kind, detail: request.reason },
  });
  const isByClient = kind.isRequestedByClient === true;
  await mailApprovers(deps, request, { maker: actor.account, approvers, isByClient });
}

type Approvers = Awaited<ReturnType<typeof listOtherAdministrators>>;

async function mailApprovers(
  deps: Deps,
  request: ChangeRequestRow,
  {
    maker,
    approvers,
    isByClient,
  }: { maker: { firstname: string; lastname: string }; approvers: Approvers; isByClient: boolean },
): Promise<void> {
  for (const approver of approvers) {
    await queueMail(deps, writtenAs(approver, request), {
      kind: 'changeRequested',
      data: {
        change: changeKindTexts[request.kind],
        subject: request.subjectLabel,
        maker: `${maker.firstname} ${maker.lastname}`,
        reason: request.reason,
        isByClient,
        url: requestUrl(deps, request),
      },
    });
  }
}
