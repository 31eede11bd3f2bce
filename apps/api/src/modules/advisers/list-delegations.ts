import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { seesEveryClient } from '../clients/clients.policy.ts';
import { listOpenDelegations } from './delegations.repository.ts';

/** Those in force and to come: of an adviser, what they gave and received. */
export async function listDelegations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<components['schemas']['Delegations']> {
  const day = parisDay(clock.now());
  const adviserId = seesEveryClient(actor) ? undefined : actor.userId;
  const views = await listOpenDelegations(db, { day, adviserId });
  return {
    items: views.map(({ delegation, from, to }) => ({
      id: delegation.id,
      from: toAdviser(from),
      to: toAdviser(to),
      first_day: delegation.firstDay,
      last_day: delegation.lastDay,
      reason: delegation.reason,
      is_in_force: delegation.firstDay <= day,
    })),
  };
}
