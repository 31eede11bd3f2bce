import { areaOfChange, changeKindTexts, changeStateTexts } from '@repo/domain/two-persons';
import type { ChangeRequestRow } from '../../db/schema/change-requests.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type MailRecipient, queueMail } from '../notifications/queue-mail.ts';
import { payloadSchema } from './change-requests.mapper.ts';
import { type ChangeDecision, saveDecision } from './change-requests.repository.ts';

/** The page of a request, in the area of the back office of its service. */
export const requestUrl = (
  { settings }: Pick<Deps, 'settings'>,
  { id, kind }: Pick<ChangeRequestRow, 'id' | 'kind'>,
): string =>
  `${settings.backofficeUrl}${areaOfChange(kind) === 'kaskad' ? '/kaskad' : ''}/admin/a-valider/${id}`;

/** A mail about Kaskad has its brand, also to an administrator of both services. */
export const writtenAs = (
  { id, email, firstname, canAccessYield, canAccessKaskad }: UserRow,
  { kind }: Pick<ChangeRequestRow, 'kind'>,
): MailRecipient =>
  areaOfChange(kind) === 'kaskad'
    ? { id, email, firstname, canAccessYield: false, canAccessKaskad: true }
    : { id, email, firstname, canAccessYield, canAccessKaskad };

export interface Decision {
  state: ChangeDecision['state'];
  /** Null: its time is over. */
  by: Actor | null;
  reason?: string;
}

/** Ends a pending request: its state, the trail, and the email to its maker, in one transaction. */
export async function decideRequest(
  deps: Deps,
  request: ChangeRequestRow,
  decision: Decision,
): Promise<void> {
  const { state, by, reason = null } = decision;
  const isJudged = state === 'approved' || state === 'refused';
  await saveDecision(deps.db, request.id, {
    state,
    checkerId: isJudged ? (by?.userId ?? null) : null,
    decidedAt: deps.clock.now(),
    decisionReason: reason,
  });
  await recordAudit(deps, {
    by,
    action: `change.${state}`,
    object: { type: request.subjectType, id: request.subjectId },
    before: { change_request: request.id, state: request.state },
    after: { change_request: request.id, kind: request.kind, state, detail: reason },
  });
  if (state !== 'canceled') await mailMaker(deps, request, decision);
}

async function mailMaker(deps: Deps, request: ChangeRequestRow, decision: Decision): Promise<void> {
  const maker = await findUserById(deps.db, request.makerId);
  if (maker === null || maker.disabledAt !== null) return;
  const { state, reason = null } = decision;
  if (request.kind === 'user.profile') {
    const fields = payloadSchema.parse(request.payload).lines.map(({ label }) => label);
    await queueMail(deps, maker, { kind: 'profileChangeDecided', data: { fields, state, reason } });
    return;
  }
  const checker = decision.by?.account;
  await queueMail(deps, writtenAs(maker, request), {
    kind: 'changeDecided',
    data: {
      change: changeKindTexts[request.kind],
      subject: request.subjectLabel,
      state: changeStateTexts[state],
      checker: checker === undefined ? null : `${checker.firstname} ${checker.lastname}`,
      reason,
      url: requestUrl(deps, request),
    },
  });
}
