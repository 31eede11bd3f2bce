import type { components } from '@repo/api-sdk/spec';
import type { kaskadClaims, kaskadWallets } from '../../db/schema/kaskad.ts';
import { clientName } from '../accounts/client-name.ts';
import { storedUnits, toClass } from '../kaskad-units/classes.mapper.ts';
import type { GrantView, listVersions } from '../kaskad-units/grants.repository.ts';
import { fromStoredPlans, toWirePlans } from '../kaskad-units/plans.mapper.ts';

type Schemas = components['schemas'];

export function toGrant({ grant, class: row }: Pick<GrantView, 'grant' | 'class'>): Schemas['Grant'] {
  return {
    id: grant.id,
    reference: grant.reference,
    class: toClass(row),
    origin: grant.origin,
    granted_on: grant.grantedOn,
    ...toWirePlans(fromStoredPlans(grant.plans), row.decimals),
    tge_day: row.tgeDay,
    claimed: storedUnits(grant.claimed, row),
    pending: storedUnits(grant.pending, row),
    version: grant.version,
  };
}

export const toPerson = (owner: GrantView['owner']): Schemas['KaskadPerson'] => ({
  id: owner.id,
  name: clientName(owner),
  email: owner.email,
});

/** `team`: to its owner, in place of who made it. */
export function toVersion(
  { version, place, author }: Awaited<ReturnType<typeof listVersions>>[number],
  { decimals, team }: { decimals: number; team: string | null },
): Schemas['GrantVersion'] {
  const { canceled_on: _canceledOn, ...plans } = toWirePlans(fromStoredPlans(version.plans), decimals);
  return {
    number: place,
    change: version.change,
    from: version.from,
    reason: version.reason,
    at: version.madeAt.toISOString(),
    by: team ?? `${author.firstname} ${author.lastname}`,
    ...plans,
  };
}

export const toClaim = (
  { claim, wallet }: { claim: typeof kaskadClaims.$inferSelect; wallet: typeof kaskadWallets.$inferSelect },
  row: GrantView['class'],
): Schemas['Claim'] => ({
  id: claim.id,
  units: storedUnits(claim.units, row),
  state: claim.state,
  requested_at: claim.requestedAt.toISOString(),
  decided_at: claim.decidedAt?.toISOString() ?? null,
  txid: claim.txid,
  reason: claim.reason,
  wallet: { label: wallet.label, network: wallet.network, address: wallet.address },
});
