// A grant as its owner reads it, and as the administration does.
import type { components } from '@repo/api-sdk/spec';
import { unitsText } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import {
  findGrantView,
  type GrantView,
  listGrantClaims,
  listGrantViewsOf,
  listVersions,
  sumClaimedOn,
} from '../kaskad-units/grants.repository.ts';
import { grantsTexts as texts } from '../kaskad-units/grants.texts.ts';
import { grantsErrors } from './grants.errors.ts';
import { toClaim, toGrant, toPerson, toVersion } from './grants.mapper.ts';

type Schemas = components['schemas'];

export async function listGrants({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Schemas['Grants']> {
  const views = await listGrantViewsOf(db, actor.userId);
  return { items: views.map(toGrant) };
}

/** That of another does not exist to the caller. */
export async function findOwnGrant(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<GrantView> {
  const view = await findGrantView(deps.db, id);
  if (view?.grant.userId !== actor.userId) throw new AppError(grantsErrors.notFound);
  return view;
}

export async function getGrant(deps: Deps, actor: Actor, id: string): Promise<Schemas['GrantDetail']> {
  const view = await findOwnGrant(deps, actor, id);
  const team = texts.team(deps.settings.brands.kaskad);
  return {
    grant: toGrant(view),
    ...(await readHistory(deps, view, team)),
    claims_left_today: await claimsLeftToday(deps, view.class),
  };
}

export async function getIssuedGrant(deps: Deps, id: string): Promise<Schemas['IssuedGrant']> {
  const view = await findGrantView(deps.db, id);
  if (view === undefined) throw new AppError(grantsErrors.notFound);
  const pending = await findPendingOn(deps.db, { subjectId: id, now: deps.clock.now() });
  return {
    grant: toGrant(view),
    owner: toPerson(view.owner),
    ...(await readHistory(deps, view, null)),
    pending_change: toWirePendingChange(pending),
  };
}

async function readHistory({ db }: Pick<Deps, 'db'>, { grant, class: row }: GrantView, team: string | null) {
  const { decimals } = row;
  const versions = await listVersions(db, grant.id);
  const claims = await listGrantClaims(db, grant.id);
  return {
    versions: versions.map((version) => toVersion(version, { decimals, team })),
    claims: claims.map((claim) => toClaim(claim, row)),
  };
}

/** Of the class’s daily limit, for all its holders; null without one. */
async function claimsLeftToday(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, dailyLimit, decimals }: GrantView['class'],
): Promise<string | null> {
  if (dailyLimit === null) return null;
  const left = BigInt(dailyLimit) - (await sumClaimedOn(db, id, parisDay(clock.now())));
  return unitsText(left > 0n ? left : 0n, decimals);
}
