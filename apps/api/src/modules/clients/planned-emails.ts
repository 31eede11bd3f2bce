// An approved address is used some hours later: time for the reader of the old mailbox to object.
import type { UserRow } from '../../db/schema/identity.ts';
import type { PlannedEmailRow } from '../../db/schema/planned-emails.ts';
import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { findUserByEmail, findUserById, lockUser, updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import type { Mail } from '../notifications/mails/mails.ts';
import { type MailRecipient, queueMail, queueMails } from '../notifications/queue-mail.ts';
import { clientsTexts } from './clients.texts.ts';
import { endPlannedEmail, findDueEmail } from './planned-emails.repository.ts';

/** To the address that the client has, and to the other one: the reader of either one is notified. */
export function mailBoth(deps: Deps, user: MailRecipient, email: string, mail: Mail): Promise<void> {
  return queueMails(
    deps,
    [user, { ...user, id: null, email }].map((to) => ({
      to,
      mail,
      ...(user.id !== null && { accountId: user.id }),
    })),
  );
}

/** Gives the clients the addresses whose hour has come, each in a transaction of its own. */
export async function applyPlannedEmails(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    stopping?.throwIfAborted();
    const due = await findDueEmail(deps.db, deps.clock.now());
    if (due === null) return;
    await deps.db.transaction((tx) => applyPlanned({ ...deps, db: tx }, due));
  }
}

async function applyPlanned(
  deps: Deps,
  { id, userId, email, changeRequestId, enteredBy }: PlannedEmailRow,
): Promise<void> {
  // The account first, in the order of `stopClientEmail`.
  const user = await lockUser(deps.db, userId);
  const now = deps.clock.now();
  if (!(await endPlannedEmail(deps.db, id, now)) || user === null) return;
  const trace = { by: null, object: { type: 'user', id: userId } } as const;
  const isTaken = (await findUserByEmail(deps.db, email)) !== null;
  if (isTaken || user.disabledAt !== null) {
    const detail = isTaken ? clientsTexts.email.taken : clientsTexts.email.shut;
    await recordAudit(deps, { ...trace, action: 'account.email_stopped', after: { email, detail } });
    await mailMaker(deps, { user, enteredBy, cause: detail });
    return;
  }
  await updateUser(deps.db, userId, { email, updatedAt: now });
  await endUserSessions(deps.db, userId, { revokedAt: now });
  await voidChallenges(deps.db, userId, { now });
  await recordAudit(deps, {
    ...trace,
    action: 'account.email_changed',
    before: { email: user.email },
    after: { email, change_request: changeRequestId },
  });
  await mailBoth(deps, user, email, { kind: 'emailChanged', data: null });
}

/** The client cannot read the mailbox that stays: staff have to act. */
async function mailMaker(
  deps: Deps,
  { user, enteredBy, cause }: { user: UserRow; enteredBy: string; cause: string },
): Promise<void> {
  const maker = await findUserById(deps.db, enteredBy);
  if (maker === null || maker.disabledAt !== null) return;
  const url = `${deps.settings.backofficeUrl}/admin/users/${user.id}`;
  await queueMail(deps, maker, { kind: 'emailNotReplaced', data: { client: clientName(user), cause, url } });
}
