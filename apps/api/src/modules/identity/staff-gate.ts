// What a session of staff needs beside its roles: a network of the installation and, where it is required, a second factor of their own.
import { isSecondFactorForced } from '@repo/domain/access';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { OperationFacts } from '../../http/spec-document.ts';
import { isInNetworks } from '../../staff-settings.ts';
import { type AuditEntry, recordAudit } from '../audit/record-audit.ts';
import type { FoundView } from './client-views.repository.ts';

/** A client who administers a service is staff in the back office, and a client on the site. */
const isStaff = ({ access, view }: Actor) => view === null && isSecondFactorForced(access);

export function mustAddFactor({ settings }: Deps, actor: Actor): boolean {
  return settings.staff.isFactorRequired && isStaff(actor) && !actor.account.hasOwnFactor;
}

export async function guardStaff(deps: Deps, actor: Actor, operation: OperationFacts): Promise<void> {
  if (!isStaff(actor) || operation.xRoles.includes('public')) return;
  if (isOfNetworks(operation)) {
    const { userId: id, ip } = actor;
    await refuseNetwork(deps, ip, { by: actor, object: { type: 'user', id } });
  }
  if (!operation.beforeFactor && mustAddFactor(deps, actor)) throw new AppError(httpErrors.factorRequired);
}

/** Signing out is open from everywhere. */
export const isOfNetworks = ({ operationId, xRoles }: OperationFacts) =>
  operationId !== 'logout' && !xRoles.includes('public');

/** Staff in a client’s space, which is read under the networks of its viewer. */
export async function refuseViewer(
  deps: Deps,
  { viewer, view }: Pick<FoundView, 'viewer' | 'view'>,
  { ip, requestId }: { ip: string; requestId: string },
): Promise<void> {
  const { id, role } = viewer;
  const by = { userId: id, role, sessionId: view.viewerSessionId, ip, requestId };
  await refuseNetwork(deps, ip, { by, object: { type: 'user', id } });
}

/** Of refusals that are on the trail: one line for each session and address, however often its screens call. */
const reported = new Set<string>();
const reportedAtMost = 1000;

export async function refuseNetwork(
  deps: Deps,
  ip: string,
  refused: Pick<AuditEntry, 'by' | 'from' | 'object'>,
): Promise<void> {
  if (isInNetworks(deps.settings.staff, ip)) return;
  deps.log.warn({ ip, userId: refused.object.id }, 'staff refused: their address is outside STAFF_NETWORKS');
  const key = `${refused.by?.sessionId} ${ip}`;
  if (refused.by === null || !reported.has(key)) {
    if (reported.size >= reportedAtMost) reported.clear();
    reported.add(key);
    await recordAudit(deps, { ...refused, action: 'session.outside_networks' });
  }
  throw new AppError(httpErrors.networkRefused);
}
