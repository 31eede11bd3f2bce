// Notices of messages: that there is one, never what it says.
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findUserById, findUsersById } from '../accounts/users.repository.ts';
import { listOtherAdministrators } from '../change-requests/change-requests.repository.ts';
import { listDelegates } from '../clients/scope.repository.ts';
import { queueMail, queueMails } from '../notifications/queue-mail.ts';

/**
 * To the client’s adviser; to the administrators when there is none at work. The link is to the screen of each.
 */
export async function mailTeam(deps: Deps, client: UserRow, threadId: string): Promise<void> {
  const adviser =
    client.assignedSalesId === null ? null : await findUserById(deps.db, client.assignedSalesId);
  const isActive = adviser?.role === 'commercial' && adviser.disabledAt === null;
  const to = isActive
    ? [adviser, ...(await readDelegates(deps, adviser))]
    : await listOtherAdministrators(deps.db, []);
  const path = isActive ? '/admin-commercial/messages' : '/admin/messages';
  const url = `${deps.settings.backofficeUrl}${path}/${threadId}`;
  await queueMails(
    deps,
    to.map((recipient) => ({ to: recipient, mail: { kind: 'messageReceived', data: { url } } })),
  );
}

/** Of an adviser who is absent: who sees their clients today. */
async function readDelegates({ db, clock }: Deps, { id }: UserRow): Promise<UserRow[]> {
  const ids = await listDelegates(db, id, parisDay(clock.now()));
  return [...(await findUsersById(db, ids)).values()].filter(({ disabledAt }) => disabledAt === null);
}

/** The caller sends one until the client has opened the thread. */
export function mailClient(deps: Deps, client: UserRow): Promise<void> {
  return queueMail(deps, client, { kind: 'messageAnswered', data: null });
}
