import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import { formatUnits, type GrantPlans, unlocksOf } from '@repo/domain/kaskad';
import type { UserRow } from '../../db/schema/identity.ts';
import type { ClassRow, GrantRow } from '../../db/schema/kaskad.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { type AuditAuthor, recordAudits } from '../audit/record-audit.ts';
import { storedUnits } from '../kaskad-units/classes.mapper.ts';
import { lockClass } from '../kaskad-units/classes.repository.ts';
import { insertGrants, takeReferences } from '../kaskad-units/grants.repository.ts';
import { grantsTexts as texts } from '../kaskad-units/grants.texts.ts';
import { toStoredPlans } from '../kaskad-units/plans.mapper.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { grantsErrors } from './grants.errors.ts';
import {
  findHolder,
  preparePlans,
  readSupplyLeft,
  refuseFreeShares,
  refuseOverSupply,
  writtenTo,
} from './prepare-grant.ts';

/** A grant that was checked, apart from the supply. */
interface NewGrant {
  owner: UserRow;
  class: ClassRow;
  origin: GrantRow['origin'];
  grantedOn: string;
  total: bigint;
  plans: GrantPlans;
}

export function createGrant(
  deps: Deps,
  actor: Actor,
  body: components['schemas']['GrantBody'],
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockClass(tx, body.class_id);
    if (row === undefined) refuseField('class_id', texts.unknownClass);
    const owner = await findHolder(tx, body.email);
    const { total, plans } = preparePlans(row, body);
    const { origin, granted_on: grantedOn } = body;
    refuseFreeShares(plans, row, { origin, grantedOn });
    await makeGrants({ ...deps, db: tx }, actor, [{ owner, class: row, origin, grantedOn, total, plans }]);
    await deps.settleRequest?.(tx);
  });
}

/** In the caller's transaction, which holds their classes: within the supply of each, all or none. */
export async function makeGrants(
  deps: Deps,
  actor: AuditAuthor,
  made: readonly NewGrant[],
): Promise<GrantRow[]> {
  const { db } = deps;
  if (made.some(({ owner }) => owner.id === actor.userId)) throw new AppError(grantsErrors.ownGrant);
  for (const grants of Map.groupBy(made, ({ class: row }) => row.id).values()) {
    const [first] = grants;
    if (first === undefined) continue;
    const total = grants.reduce((sum, grant) => sum + grant.total, 0n);
    refuseOverSupply(total, await readSupplyLeft(db, first.class), first.class);
  }
  const now = deps.clock.now();
  const year = Number(parisDay(now).slice(0, 4));
  const references = await takeReferences(db, { year, count: made.length });
  const grants = made.map(
    ({ owner, class: row, origin, grantedOn, total, plans }, place): GrantRow => ({
      id: deps.ids.uuid(),
      reference: references[place] ?? '',
      userId: owner.id,
      classId: row.id,
      origin,
      state: 'active',
      grantedOn,
      total: total.toString(),
      plans: toStoredPlans(plans),
      claimed: '0',
      pending: '0',
      version: 1,
      createdAt: now,
    }),
  );
  const first = {
    number: 1,
    change: 'created',
    from: null,
    reason: '',
    madeAt: now,
    requestId: null,
  } as const;
  await insertGrants(
    db,
    grants.map((grant) => ({
      grant,
      version: { ...first, grantId: grant.id, plans: grant.plans, madeBy: actor.userId },
    })),
    new Map(made.map(({ class: row }) => [row.id, row.tgeDay])),
  );
  await recordAudits(
    deps,
    grants.map((grant, place) => ({
      by: actor,
      action: 'grant.created',
      object: { type: 'grant', id: grant.id },
      after: toRecorded(grant, made[place]?.class),
    })),
  );
  await mailOwners(deps, made, references);
  return grants;
}

/** But those who switched these emails off. */
async function mailOwners(
  deps: Deps,
  made: readonly NewGrant[],
  references: readonly string[],
): Promise<void> {
  const mails = made.map((grant, place) => ({
    owner: grant.owner,
    to: writtenTo(grant.owner),
    mail: { kind: 'grantMade' as const, data: toMailed(deps, grant, references[place] ?? '') },
  }));
  await queueMails(
    deps,
    mails.filter(({ owner }) => !owner.kaskadMutedMails.includes('grantMade')),
  );
}

const toRecorded = (grant: GrantRow, row: ClassRow | undefined) => ({
  reference: grant.reference,
  symbol: row?.symbol,
  units: row && storedUnits(grant.total, row),
  origin: grant.origin,
  granted_on: grant.grantedOn,
});

const toMailed = (
  { settings }: Pick<Deps, 'settings'>,
  { class: row, total, plans }: NewGrant,
  reference: string,
) => {
  const [first] = unlocksOf(plans, row.tgeDay === null ? null : isoDay(row.tgeDay));
  return {
    reference,
    units: formatUnits(total, row),
    first: first === undefined ? null : texts.onDay(formatUnits(first.units, row), formatLongDate(first.day)),
    url: `${settings.siteUrl}/kaskad/vesting`,
  };
};
