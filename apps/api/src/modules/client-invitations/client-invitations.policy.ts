import type { Service } from '@repo/domain/access';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { isInScope } from '../clients/scope.repository.ts';
import type { InvitationView } from './client-invitations.repository.ts';

/** Whose invitations the caller works on: those of the clients whom they see, or those of the second service. */
export async function viewOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  service?: Service,
): Promise<InvitationView> {
  return service === 'kaskad' ? { scope: undefined, service } : { scope: await scopeOf(deps, actor) };
}

/** Whether a list that the caller reads has this account: then nothing is disclosed. */
export function isListed(
  { role, assignedSalesId, canAccessKaskad }: UserRow,
  { scope, service }: InvitationView,
): boolean {
  if (service === 'kaskad') return canAccessKaskad && (role === 'client' || role === 'cgp');
  if (role === 'commercial') return scope === undefined;
  return (role === 'client' || role === 'cgp') && isInScope(assignedSalesId, scope);
}
