// The data of a person in Kaskad: their grants with every version, their claims and their wallets.
import type { components } from '@repo/api-sdk/spec';
import { unitsText } from '@repo/domain/kaskad';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  kaskadClaims,
  kaskadClasses,
  kaskadGrants,
  kaskadGrantVersions,
  kaskadWallets,
  type StoredPlans,
} from '../../db/schema/kaskad.ts';

type PersonalData = components['schemas']['PersonalData'];
type Parts = Pick<PersonalData, 'kaskad_grants' | 'kaskad_claims' | 'kaskad_wallets'>;

export async function readKaskadParts(db: Database, userId: string): Promise<Parts> {
  return {
    kaskad_grants: await readGrants(db, userId),
    kaskad_claims: await readClaims(db, userId),
    kaskad_wallets: await readWallets(db, userId),
  };
}

async function readGrants(db: Database, userId: string): Promise<Parts['kaskad_grants']> {
  const grants = await db
    .select({ grant: kaskadGrants, class: kaskadClasses })
    .from(kaskadGrants)
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, kaskadGrants.classId))
    .where(eq(kaskadGrants.userId, userId))
    .orderBy(asc(kaskadGrants.grantedOn), asc(kaskadGrants.id));
  const ids = grants.map(({ grant }) => grant.id);
  const versions = await db
    .select()
    .from(kaskadGrantVersions)
    .where(inArray(kaskadGrantVersions.grantId, ids))
    .orderBy(asc(kaskadGrantVersions.number));
  return grants.map(({ grant, class: { symbol, decimals } }) => ({
    id: grant.id,
    reference: grant.reference,
    symbol,
    origin: grant.origin,
    state: grant.state,
    granted_on: grant.grantedOn,
    units: unitsText(BigInt(grant.total), decimals),
    claimed: unitsText(BigInt(grant.claimed), decimals),
    versions: versions
      .filter(({ grantId }) => grantId === grant.id)
      .map((version, place) => ({
        number: place + 1,
        change: version.change,
        from: version.from,
        reason: version.reason,
        at: version.madeAt.toISOString(),
        tranches: toTranches(version.plans, decimals),
      })),
  }));
}

function toTranches(
  { acquisition, unlock }: StoredPlans,
  decimals: number,
): Parts['kaskad_grants'][number]['versions'][number]['tranches'] {
  const of = (plan: 'acquisition' | 'unlock', tranches: StoredPlans['acquisition']['tranches']) =>
    tranches.map(({ at: { from, months, days }, units }) => ({
      plan,
      from,
      months,
      days,
      units: unitsText(BigInt(units), decimals),
    }));
  return [...of('acquisition', acquisition.tranches), ...of('unlock', unlock?.tranches ?? [])];
}

async function readClaims(db: Database, userId: string): Promise<Parts['kaskad_claims']> {
  const claims = await db
    .select({ claim: kaskadClaims, class: kaskadClasses, address: kaskadWallets.address })
    .from(kaskadClaims)
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, kaskadClaims.classId))
    .innerJoin(kaskadWallets, eq(kaskadWallets.id, kaskadClaims.walletId))
    .where(eq(kaskadClaims.userId, userId))
    .orderBy(asc(kaskadClaims.requestedAt), asc(kaskadClaims.id));
  return claims.map(({ claim, class: { symbol, decimals }, address }) => ({
    grant_id: claim.grantId,
    symbol,
    units: unitsText(BigInt(claim.units), decimals),
    state: claim.state,
    wallet_address: address,
    txid: claim.txid,
    reason: claim.reason,
    requested_at: claim.requestedAt.toISOString(),
    decided_at: claim.decidedAt?.toISOString() ?? null,
  }));
}

async function readWallets(db: Database, userId: string): Promise<Parts['kaskad_wallets']> {
  const wallets = await db
    .select()
    .from(kaskadWallets)
    .where(eq(kaskadWallets.userId, userId))
    .orderBy(asc(kaskadWallets.createdAt), asc(kaskadWallets.id));
  return wallets.map((wallet) => ({
    label: wallet.label,
    network: wallet.network,
    address: wallet.address,
    is_default: wallet.isDefault,
    proof_message: wallet.proofText,
    proof_signature: wallet.signature,
    proven_at: wallet.provenAt?.toISOString() ?? null,
    created_at: wallet.createdAt.toISOString(),
    removed_at: wallet.removedAt?.toISOString() ?? null,
  }));
}
