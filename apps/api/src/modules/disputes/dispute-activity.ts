// « Ce n’est pas moi »: protects the account whose mailbox received it. Who reads that mailbox can do no more than this with it.
import { isClientRole } from '@repo/domain/access';
import type { DisputeLinkRow } from '../../db/schema/disputes.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { disputeTokenPrefix, hashToken } from '../../tokens.ts';
import { lockUser, updateUser } from '../accounts/users.repository.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { endPlannedEmail, findPlannedEmail } from '../clients/planned-emails.repository.ts';
import { mailBoth } from '../clients/planned-emails.ts';
import { stopRemoval } from '../factors/stop-removal.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { authorOf, type Visitor } from '../identity/create-session.ts';
import { newResetLink } from '../identity/send-reset-link.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { placeHold } from '../payout-holds/payout-holds.repository.ts';
import { disputesErrors } from './disputes.errors.ts';
import { findDisputeLink, markDisputeLinkUsed } from './disputes.repository.ts';

/** Once for each link; the same response afterwards. */
export async function disputeActivity(deps: Deps, token: string, visitor: Visitor): Promise<void> {
  const isDispute = token.startsWith(disputeTokenPrefix);
  const link = isDispute ? await findDisputeLink(deps.db, hashToken(token), deps.clock.now()) : null;
  if (link === null) throw new AppError(disputesErrors.linkOver);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const user = await lockUser(tx, link.userId);
    if (user === null) throw new AppError(disputesErrors.linkOver);
    if (!(await markDisputeLinkUsed(tx, link.id, deps.clock.now()))) return;
    await protect(inTx, { user, link, by: authorOf(user, visitor) });
  });
}

interface Dispute {
  user: UserRow;
  link: DisputeLinkRow;
  by: AuditAuthor;
}

async function protect(inTx: Deps, dispute: Dispute): Promise<void> {
  const { user, link, by } = dispute;
  const now = inTx.clock.now();
  const isClient = isClientRole(user.role);
  // First: it waits for payouts under way, which raise the same counters of the account as what follows.
  if (isClient) await holdPayouts(inTx, dispute);
  await updateUser(inTx.db, user.id, { passwordRefusedAt: now, updatedAt: now });
  const ended = await endUserSessions(inTx.db, user.id, { revokedAt: now });
  await voidChallenges(inTx.db, user.id, { now });
  await recordAudit(inTx, {
    by,
    action: 'account.disputed',
    object: { type: 'user', id: user.id },
    after: { about: link.mailKind, sessions: ended.length },
  });
  await stopPlannedEmail(inTx, dispute);
  await stopRemoval(inTx, user, { by, detail: null });
  await raiseAlert(inTx, {
    rule: 'disputed',
    subject: link.id,
    records: [{ kind: isClient ? 'user' : 'staff', id: user.id }],
    detail: link.mailKind,
  });
  // A locked account opens with no password.
  if (user.disabledAt !== null) return;
  // Which mailbox is its owner’s is in doubt: a link is sent to neither (decision 93).
  const isCurrent = link.recipientHash === hashToken(user.email);
  const token = isCurrent ? await newResetLink(inTx, user, 1) : null;
  await queueMail(inTx, user, { kind: 'accountDisputed', data: { token } });
}

async function holdPayouts(inTx: Deps, { user, link, by }: Dispute): Promise<void> {
  const hold = await placeHold(inTx.db, {
    id: inTx.ids.uuid(),
    userId: user.id,
    mailKind: link.mailKind,
    placedAt: inTx.clock.now(),
  });
  if (hold === null) return;
  await recordAudit(inTx, {
    by,
    action: 'payouts.held',
    object: { type: 'user', id: user.id },
    after: { about: link.mailKind },
  });
}

async function stopPlannedEmail(inTx: Deps, { user, by }: Dispute): Promise<void> {
  const planned = await findPlannedEmail(inTx.db, user.id);
  if (planned === null || !(await endPlannedEmail(inTx.db, planned.id, inTx.clock.now()))) return;
  await recordAudit(inTx, {
    by,
    action: 'account.email_stopped',
    object: { type: 'user', id: user.id },
    after: { email: planned.email },
  });
  await mailBoth(inTx, user, planned.email, { kind: 'emailChangeStopped', data: null });
}
