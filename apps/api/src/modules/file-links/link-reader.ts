// Who reads through a link: the session that requested it, as long as it lives.
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestInfo } from '../../http/operation.ts';
import type { AuditAuthor } from '../audit/record-audit.ts';
import { documentsErrors } from '../documents/documents.errors.ts';
import { type FileLink, isGoodLink, type Opened } from '../documents/sign-file-url.ts';
import { isViewOpen } from '../identity/client-views.policy.ts';
import { findView } from '../identity/client-views.repository.ts';
import { findOpenChain, findSessionById } from '../identity/sessions.repository.ts';
import { refuseNetwork } from '../identity/staff-gate.ts';
import { isStaffSession } from '../identity/staff-origin.ts';

/** Of what is opened, with the account as it is now: its rights may have been taken back since. */
interface LinkReader {
  by: AuditAuthor;
  user: UserRow;
}

/** @throws AppError 403 of a link that is forged or over, whose session has ended, or of staff outside their networks. */
export async function readerOfLink(
  deps: Deps,
  link: FileLink,
  { request: { ip, id: requestId }, opened }: { request: Pick<RequestInfo, 'ip' | 'id'>; opened: Opened },
): Promise<LinkReader> {
  if (!isGoodLink(deps, link, opened)) throw new AppError(documentsErrors.expiredLink);
  const live = (await findLive(deps, link.session)) ?? (await findLiveView(deps, link.session));
  if (live === null) throw new AppError(documentsErrors.expiredLink);
  const { user, sessionId } = live;
  const by = { userId: user.id, role: user.role, sessionId, ip, requestId };
  if (live.isStaff) await refuseNetwork(deps, ip, { by, object: { type: 'user', id: user.id } });
  return { by, user };
}

interface Live {
  user: UserRow;
  sessionId: string;
  isStaff: boolean;
}

async function findLive({ db, clock }: Deps, id: string): Promise<Live | null> {
  const found = await findSessionById(db, id);
  if (found === null || found.user.disabledAt !== null) return null;
  if ((await findOpenChain(db, id, clock.now())) === null) return null;
  return { user: found.user, sessionId: id, isStaff: isStaffSession(found.user, found.session) };
}

/** A member of staff in a client’s space: it ends with the view. */
async function findLiveView({ db, clock }: Deps, id: string): Promise<Live | null> {
  const found = await findView(db, id);
  if (found === null || !isViewOpen(found, clock.now())) return null;
  return { user: found.viewer, sessionId: found.view.viewerSessionId, isStaff: true };
}
