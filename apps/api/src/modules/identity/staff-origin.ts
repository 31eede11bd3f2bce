// Staff sign in at the back office: a page that anyone may open never holds their session.
import { isClientRole } from '@repo/domain/access';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { isStaffAccount } from './client-views.policy.ts';
import { identityErrors } from './identity.errors.ts';

/** An origin of ours where clients sign in; a request without one comes from no page. */
export function isSiteOrigin(
  { settings }: Pick<Deps, 'settings'>,
  origin: string | null | undefined,
): boolean {
  return origin != null && origin !== settings.backofficeUrl && settings.corsOrigins.includes(origin);
}

/** After the right password alone: it says what the account is. */
export function refuseStaff({ role }: UserRow): void {
  if (!isClientRole(role)) throw new AppError(identityErrors.staffElsewhere);
}

/** A session with the rights of staff: a client who administers a service has them in the back office alone. */
export function isStaffSession(user: UserRow, { isFromSite }: { isFromSite: boolean }): boolean {
  return isStaffAccount(user) && !isFromSite;
}
