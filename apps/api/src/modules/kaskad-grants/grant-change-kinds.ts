import { isoDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import { formatUnits, type GrantPlans, scheduleShapes, totalOf } from '@repo/domain/kaskad';
import { z } from 'zod';
import type { GrantRow } from '../../db/schema/kaskad.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { clientName } from '../accounts/client-name.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { findGrantView, type GrantView, lockGrant, saveVersion } from '../kaskad-units/grants.repository.ts';
import { toStoredPlans } from '../kaskad-units/plans.mapper.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { type ChangedPlans, changePlans, describeChange, type TypedChange } from './change-plans.ts';
import { grantsErrors } from './grants.errors.ts';
import { writtenTo } from './prepare-grant.ts';

const schedule = z.strictObject({
  shape: z.enum(scheduleShapes),
  start: z.string().nullable(),
  start_months: z.number(),
  months: z.number().optional(),
  step: z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]).optional(),
  cliff_months: z.number().optional(),
  initial_basis_points: z.number().optional(),
  weights: z.array(z.number()).optional(),
  tranches: z
    .array(z.strictObject({ day: z.string().optional(), months: z.number().optional(), units: z.string() }))
    .optional(),
});

const changes = ['changed', 'accelerated', 'suspended', 'resumed', 'canceled'] as const;
const input: z.ZodType<TypedChange> = z.strictObject({
  version: z.number(),
  change: z.enum(changes),
  from: z.string(),
  plan: z.enum(['acquisition', 'unlock']).optional(),
  schedule: schedule.optional(),
});

const grantKind = (kind: 'grant.change' | 'grant.cancel'): ChangeKind<TypedChange> => ({
  kind,
  subjectType: 'grant',
  input,
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, { actor, subjectId, input: typed }) => {
    const view = await lockOthersGrant(deps, actor, subjectId);
    const changed = changePlans(view, typed, isoDay(parisDay(deps.clock.now())));
    const { grant, class: row, owner } = view;
    return {
      subjectLabel: `${clientName(owner)} · ${grant.reference}`,
      userId: grant.userId,
      lines: describeChange(changed, typed, row),
      fingerprint: fingerprintOf([grant.version, grant.claimed, grant.pending, row.tgeDay]),
    };
  },
  apply: async (deps, { actor, subjectId, input: typed, reason, request }) => {
    const view = await lockOthersGrant(deps, actor, subjectId);
    const changed = changePlans(view, typed, isoDay(parisDay(deps.clock.now())));
    const madeBy = request?.makerId ?? actor.userId;
    await saveChange(deps, actor, { view, typed, changed, reason, madeBy, requestId: request?.id ?? null });
  },
});

export const grantChangeKind = grantKind('grant.change');
export const grantCancelKind = grantKind('grant.cancel');
export const grantChangeKinds = { 'grant.change': grantChangeKind, 'grant.cancel': grantCancelKind } as const;

/** Held until the transaction ends; its class is read after it, as the recording of a TGE holds both. */
async function lockOthersGrant(deps: Deps, actor: Actor, id: string): Promise<GrantView> {
  const grant = await lockGrant(deps.db, id);
  const view = grant && (await findGrantView(deps.db, id));
  if (!view) throw new AppError(grantsErrors.notFound);
  if (view.grant.userId === actor.userId) throw new AppError(grantsErrors.ownGrant);
  return view;
}

/** The state by which the list has its tabs; `completed` once wholly claimed. */
export function stateOf({ acquisition, unlock, canceledOn }: GrantPlans, claimed: bigint): GrantRow['state'] {
  if (canceledOn !== null) return 'canceled';
  if (claimed === totalOf(acquisition)) return 'completed';
  const isSuspended = [acquisition, unlock].some((plan) => plan !== null && plan.suspendedFrom !== null);
  return isSuspended ? 'suspended' : 'active';
}

interface AppliedChange {
  view: GrantView;
  typed: TypedChange;
  changed: ChangedPlans;
  reason: string;
  madeBy: string;
  requestId: string | null;
}

async function saveChange(
  deps: Deps,
  actor: Actor,
  { view, typed, changed, reason, madeBy, requestId }: AppliedChange,
): Promise<void> {
  const { grant, class: row } = view;
  const { after } = changed;
  const next: GrantRow = {
    ...grant,
    plans: toStoredPlans(after),
    total: totalOf(after.acquisition).toString(),
    state: stateOf(after, BigInt(grant.claimed)),
    version: grant.version + 1,
  };
  const { change, from } = typed;
  const version = {
    grantId: grant.id,
    number: next.version,
    change,
    from,
    plans: next.plans,
    reason,
    madeAt: deps.clock.now(),
    madeBy,
    requestId,
  };
  await saveVersion(deps.db, { grant: next, version }, row.tgeDay);
  const { reference } = grant;
  await recordAudit(deps, {
    by: actor,
    action: change === 'canceled' ? 'grant.canceled' : 'grant.changed',
    object: { type: 'grant', id: grant.id },
    before: { version: grant.version, units: formatUnits(totalOf(changed.before.acquisition), row) },
    after: {
      reference,
      version: next.version,
      grant_change: change,
      day: from,
      units: formatUnits(totalOf(after.acquisition), row),
      reason,
    },
  });
  await mailOwner(deps, { view, typed, changed, reason });
}

async function mailOwner(
  deps: Deps,
  {
    view: { grant, class: row },
    typed,
    changed,
    reason,
  }: { view: GrantView; typed: TypedChange; changed: ChangedPlans; reason: string },
): Promise<void> {
  const owner = await findUserById(deps.db, grant.userId);
  if (owner === null || owner.disabledAt !== null) return;
  const { reference } = grant;
  const url = `${deps.settings.siteUrl}/kaskad/vesting`;
  if (changed.returned !== null) {
    const kept = formatUnits(totalOf(changed.after.acquisition), row);
    const returned = formatUnits(changed.returned, row);
    const data = { reference, day: formatLongDate(typed.from), kept, returned, reason, url };
    await queueMail(deps, writtenTo(owner), { kind: 'grantCanceled', data });
    return;
  }
  const lines = describeChange(changed, typed, row);
  await queueMail(deps, writtenTo(owner), { kind: 'grantChanged', data: { reference, lines, reason, url } });
}
