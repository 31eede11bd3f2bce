// A frame sends no session: a link of one minute, made for one member of staff, opens a PDF in the back office.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { computeFlags } from '@repo/domain/access';
import { isKyc } from '@repo/domain/kyc';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestInfo } from '../../http/operation.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { documentsErrors } from '../documents/documents.errors.ts';
import { replyWithFile } from '../documents/get-file.ts';
import { storedFlags } from '../identity/stored-flags.ts';
import { findClientFile, readOnTrail } from './open-client-file.ts';

const lifetimeSeconds = 60;

export async function createClientFileLink(
  deps: Deps,
  actor: Actor,
  fileId: string,
): Promise<{ url: string }> {
  await findClientFile(deps, actor, fileId);
  const expires = Math.ceil(deps.clock.now().getTime() / 1000) + lifetimeSeconds;
  const link = { fileId, viewer: actor.userId, expires };
  const query = new URLSearchParams({
    viewer: link.viewer,
    expires: String(expires),
    signature: sign(deps, link),
  });
  return { url: `${deps.settings.apiUrl}/client-files/${fileId}?${query.toString()}` };
}

interface ViewLink {
  fileId: string;
  /** The id of whom it was made for. */
  viewer: string;
  expires: number;
}

export async function viewClientFile(
  deps: Deps,
  { signature, ...link }: ViewLink & { signature: string },
  { ip, id: requestId }: Pick<RequestInfo, 'ip' | 'id'>,
): Promise<RawReply> {
  if (!isGood(deps, link, signature)) throw new AppError(documentsErrors.expiredLink);
  const viewer = await findUserById(deps.db, link.viewer);
  // Locked or closed within the minute.
  if (viewer === null || viewer.disabledAt !== null) throw new AppError(documentsErrors.expiredLink);
  const file = await findClientFile(deps, toStaff(viewer), link.fileId);
  if (file.mime !== 'application/pdf') throw new AppError(httpErrors.notFound);
  const by = { userId: viewer.id, role: viewer.role, sessionId: null, ip, requestId };
  return replyWithFile(file, await readOnTrail(deps, by, file), deps.settings.backofficeUrl);
}

/** With the rights of now: they may have been taken back within the minute. */
function toStaff(viewer: UserRow): Pick<Actor, 'userId' | 'access'> {
  const { id, role } = viewer;
  const flags = computeFlags({ ...storedFlags(viewer), role });
  return { userId: id, access: { id, role, is_kyc: isKyc(viewer.kycStatus), ...flags } };
}

function isGood(deps: Pick<Deps, 'secret' | 'clock'>, link: ViewLink, signature: string): boolean {
  const expected = Buffer.from(sign(deps, link));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return link.expires * 1000 > deps.clock.now().getTime();
}

function sign(deps: Pick<Deps, 'secret'>, { fileId, viewer, expires }: ViewLink): string {
  return createHmac('sha256', deps.secret)
    .update(`client-file:${fileId}:${viewer}:${expires}`)
    .digest('base64url');
}
