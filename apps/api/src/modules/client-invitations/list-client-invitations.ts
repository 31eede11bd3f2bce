import type { components } from '@repo/api-sdk/spec';
import type { Service } from '@repo/domain/access';
import type { Actor, Deps } from '../../deps.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { viewOf } from './client-invitations.policy.ts';
import { countInvitations, listInvitations } from './client-invitations.repository.ts';

/** They leave the list by themselves, within a month and some days. */
const shownAtMost = 100;

/** Who was invited and has opened no account, the newest first: an adviser’s own, everybody, or those of Kaskad, whose advisers are of Yield. */
export async function listClientInvitations(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  service?: Service,
): Promise<components['schemas']['ClientInvitations']> {
  const view = await viewOf(deps, actor, service);
  const now = deps.clock.now();
  const rows = await listInvitations(deps.db, view, shownAtMost);
  return {
    total: await countInvitations(deps.db, view),
    items: rows.map(({ invitation: row, adviser, inviter }) => ({
      id: row.id,
      is_company: row.isCompany,
      firstname: row.firstname,
      lastname: row.lastname,
      email: row.email,
      phone: row.phone,
      service: row.service,
      adviser: service === 'kaskad' ? null : adviser && toAdviser(adviser),
      invited_by: toAdviser(inviter).name,
      sent_at: row.sentAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      is_expired: row.expiresAt <= now,
    })),
  };
}
