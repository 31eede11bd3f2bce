// A frame sends no session: a link of one minute, made for one member of staff, opens a PDF in the back office.
import { computeFlags } from '@repo/domain/access';
import { isKyc } from '@repo/domain/kyc';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestInfo } from '../../http/operation.ts';
import { replyWithFile } from '../documents/serve-file.ts';
import { type FileLink, signFileUrl } from '../documents/sign-file-url.ts';
import { readerOfLink } from '../file-links/link-reader.ts';
import { storedFlags } from '../identity/stored-flags.ts';
import { findClientFile, readOnTrail } from './open-client-file.ts';

export async function createClientFileLink(
  deps: Deps,
  actor: Actor,
  fileId: string,
): Promise<{ url: string }> {
  await findClientFile(deps, actor, fileId);
  return { url: signFileUrl({ ...deps, linkSession: actor.sessionId }, fileId, 'client-files') };
}

export async function viewClientFile(
  deps: Deps,
  link: FileLink,
  request: Pick<RequestInfo, 'ip' | 'id'>,
): Promise<RawReply> {
  const { by, user } = await readerOfLink(deps, link, { request, opened: 'client-files' });
  const file = await findClientFile(deps, toStaff(user), link.fileId);
  if (file.mime !== 'application/pdf') throw new AppError(httpErrors.notFound);
  return replyWithFile(file, await readOnTrail(deps, by, file), deps.settings.backofficeUrl);
}

/** With the rights of now: they may have been taken back within the minute. */
function toStaff(viewer: UserRow): Pick<Actor, 'userId' | 'access'> {
  const { id, role } = viewer;
  const flags = computeFlags({ ...storedFlags(viewer), role });
  return { userId: id, access: { id, role, is_kyc: isKyc(viewer.kycStatus), ...flags } };
}
