// Who may read whose space: an administrator any client’s, an adviser their own clients’, no one an account of staff.
import { computeFlags, hasAdminFlag, isClientRole } from '@repo/domain/access';
import type { ViewerRole } from '@repo/domain/clients';
import type { ClientViewRow, SessionRow, UserRow } from '../../db/schema/identity.ts';
import { storedFlags } from './stored-flags.ts';

const flagsOf = (user: UserRow) => computeFlags({ role: user.role, ...storedFlags(user) });

export function isAdministrator(user: UserRow): boolean {
  const flags = flagsOf(user);
  return hasAdminFlag(flags, 'yield') || hasAdminFlag(flags, 'kaskad');
}

export const isStaffAccount = (user: UserRow): boolean => !isClientRole(user.role) || isAdministrator(user);

/** In what capacity; null without the right. */
export function viewerRoleOf(viewer: UserRow, client: UserRow): ViewerRole | null {
  if (isStaffAccount(client) || viewer.id === client.id) return null;
  if (hasAdminFlag(flagsOf(viewer), 'yield')) return 'admin';
  return viewer.role === 'commercial' && client.assignedSalesId === viewer.id ? 'adviser' : null;
}

export interface ViewParties {
  readonly client: UserRow;
  readonly viewer: UserRow;
  /** Null once its row is deleted. */
  readonly viewerSession: Pick<SessionRow, 'revokedAt' | 'absoluteExpiresAt'> | null;
  /** They have requested the deletion of their account, or it is being erased. */
  readonly isLeaving: boolean;
}

/** Checked when it is opened and on each call. The idle time of the viewer’s session is at work here: it ends nothing. */
export function mayView({ client, viewer, viewerSession, isLeaving }: ViewParties, now: Date): boolean {
  return (
    viewerRoleOf(viewer, client) !== null &&
    viewer.disabledAt === null &&
    client.disabledAt === null &&
    !isLeaving &&
    viewerSession?.revokedAt === null &&
    viewerSession.absoluteExpiresAt > now
  );
}

/** The one rule of whether a view may be read, by its token and by the links that it was given. */
export function isViewOpen(
  found: ViewParties & { readonly view: Pick<ClientViewRow, 'endedAt' | 'expiresAt'> },
  now: Date,
): boolean {
  const { endedAt, expiresAt } = found.view;
  return mayView(found, now) && endedAt === null && expiresAt !== null && expiresAt > now;
}
