import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { countInvitations, listInvitations } from './client-invitations.repository.ts';

/** They leave the list by themselves, within a month and some days. */
const shownAtMost = 100;

/** Who was invited and has opened no account, the newest first: an adviser’s own, or everybody. */
export async function listClientInvitations(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<components['schemas']['ClientInvitations']> {
  const scope = await scopeOf(deps, actor);
  const now = deps.clock.now();
  const rows = await listInvitations(deps.db, scope, shownAtMost);
  return {
    total: await countInvitations(deps.db, scope),
    items: rows.map(({ invitation: row, adviser, inviter }) => ({
      id: row.id,
      is_company: row.isCompany,
      firstname: row.firstname,
      lastname: row.lastname,
      email: row.email,
      phone: row.phone,
      service: row.service,
      adviser: adviser && toAdviser(adviser),
      invited_by: toAdviser(inviter).name,
      sent_at: row.sentAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      is_expired: row.expiresAt <= now,
    })),
  };
}
