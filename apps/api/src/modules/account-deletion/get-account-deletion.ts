import type { components } from '@repo/api-sdk/spec';
import { addDays, isoDay } from '@repo/domain/dates';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findStandingRequest } from './deletion-requests.repository.ts';
import { readDeletionDays } from './read-deletion-days.ts';
import { readRelationship } from './read-relationship.ts';

/** The request that stands, what stands in its way, and what the law would keep on its day. */
export async function getAccountDeletion(
  deps: Deps,
  user: UserRow,
): Promise<components['schemas']['AccountDeletion']> {
  const { db, clock } = deps;
  const request = await findStandingRequest(db, user.id);
  const effectiveOn =
    request === null
      ? addDays(parisDay(clock.now()), await readDeletionDays(deps))
      : isoDay(request.effectiveOn);
  const { blockers, kept } = await readRelationship(db, user, effectiveOn);
  return {
    request: request && {
      requested_at: request.requestedAt.toISOString(),
      blocked_at: request.blockedAt?.toISOString() ?? null,
    },
    effective_on: effectiveOn,
    blockers: blockers.map(({ contractId, product, poNumber, reason }) => ({
      contract_id: contractId,
      product,
      po_number: poNumber,
      reason,
    })),
    kept: kept.map((retention) => ({ ...retention })),
  };
}
