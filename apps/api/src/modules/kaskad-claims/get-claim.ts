import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { toGrant } from '../kaskad-grants/grants.mapper.ts';
import { getGrant } from '../kaskad-grants/read-grants.ts';
import { claimsErrors } from './claims.errors.ts';
import { toClaimRow } from './claims.mapper.ts';
import { findClaimView } from './claims.repository.ts';

/** As the administration reads it. */
export async function getClaim(deps: Deps, id: string): Promise<components['schemas']['ClaimDetail']> {
  const view = await findClaimView(deps.db, id);
  if (view === undefined) throw new AppError(claimsErrors.notFound);
  const pending = await findPendingOn(deps.db, { subjectId: id, now: deps.clock.now() });
  return { row: toClaimRow(view), grant: toGrant(view), pending_change: toWirePendingChange(pending) };
}

/** As its owner reads it: its grant with all of its claims. */
export async function getGrantOfClaim(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<components['schemas']['GrantDetail']> {
  const view = await findClaimView(deps.db, id);
  if (view === undefined) throw new AppError(claimsErrors.notFound);
  return getGrant(deps, actor, view.grant.id);
}
