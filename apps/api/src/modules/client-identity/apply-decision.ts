// What a decision of staff changes, in the transaction that holds the case.
import { wasReminded } from '@repo/domain/contract-status';
import {
  type DocumentFault,
  faultMessage,
  type KycStatus,
  kycStatusAfter,
  type RejectType,
  type StaffKycAction,
} from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { saveResetDue } from '../kyc/applicants.repository.ts';
import { setKycStatus } from '../kyc/apply-kyc-change.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { alreadyReminded } from '../reminders/read-last-reminder.ts';
import { findLastReminders, lockReminders } from '../reminders/reminders.repository.ts';
import type { ClientCase } from './client-case.ts';

export interface KycDecisionInput {
  action: StaffKycAction;
  /** Of a correction, a refusal or a revocation. */
  fault?: DocumentFault | undefined;
  /** Of a refusal or a revocation. */
  reject_type?: RejectType | undefined;
  /** The client reads it. */
  message?: string | undefined;
  /** The client never reads it. */
  comment?: string | undefined;
}

export async function applyDecision(
  deps: Deps,
  actor: Actor,
  kycCase: ClientCase,
  decision: KycDecisionInput,
): Promise<void> {
  const { action } = decision;
  if (action === 'remind') return remind(deps, actor, kycCase);
  await moveStatus(deps, actor, kycCase, { ...decision, to: kycStatusAfter[action] });
  if (action === 'correct') await askCorrection(deps, actor, kycCase, decision);
  if (action === 'reopen') await reopen(deps, kycCase);
}

async function moveStatus(
  deps: Deps,
  actor: Actor,
  { user }: ClientCase,
  { to, fault, reject_type: rejectType, message, comment }: KycDecisionInput & { to: KycStatus },
): Promise<void> {
  // A correction of a case in review leaves it so.
  if (user.kycStatus === to) return;
  const detail = textOf(comment);
  const refusal =
    to !== 'rejected' || fault === undefined
      ? null
      : {
          // As of the provider, a refusal is final by default.
          rejectType: rejectType ?? 'FINAL',
          refusalComment: faultMessage(fault, message ?? ''),
          staffNote: detail,
          rejectLabels: [],
        };
  await setKycStatus(deps, {
    userId: user.id,
    from: user.kycStatus,
    to,
    source: 'staff',
    by: actor,
    refusal,
    detail,
  });
}

async function askCorrection(
  deps: Deps,
  actor: Actor,
  { user }: ClientCase,
  { fault, message = '', comment }: KycDecisionInput,
): Promise<void> {
  if (fault === undefined) throw new Error('a correction names its fault');
  const words = faultMessage(fault, message);
  await recordAudit(deps, {
    by: actor,
    action: 'kyc.correction_requested',
    object: { type: 'user', id: user.id },
    after: { fault, message: words, detail: textOf(comment) },
  });
  await queueMail(deps, user, { kind: 'identityToCorrect', data: { message: words } });
}

async function reopen(deps: Deps, { user, applicant, rejectType }: ClientCase): Promise<void> {
  // What the provider refused for good it would refuse again: it deletes it when the client begins.
  if (applicant !== null && rejectType !== 'RETRY') await saveResetDue(deps.db, user.id, true);
  await queueMail(deps, user, { kind: 'identityReopened', data: null });
}

/** Once in 24 hours, with the reminders of contracts. */
async function remind(deps: Deps, actor: Actor, { user, state }: ClientCase): Promise<void> {
  await lockReminders(deps.db, user.id);
  const last = (await findLastReminders(deps.db, [user.id])).get(user.id);
  if (last !== undefined && wasReminded(last.at, deps.clock.now())) throw alreadyReminded(last);
  await recordAudit(deps, {
    by: actor,
    action: 'kyc.reminded',
    object: { type: 'user', id: user.id },
    after: { kyc_status: user.kycStatus },
  });
  await queueMail(deps, user, { kind: 'identityReminder', data: { hasFailed: state === 'failed' } });
}

const textOf = (text: string | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};
