// What a change makes of the plans of a grant: the same for its preview, its request, its approval and its application.
import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import {
  acceleratePlan,
  cancelGrant,
  formatUnits,
  type GrantPlans,
  type Plan,
  type PlanChange,
  readSchedule,
  resumePlan,
  revisePlan,
  suspendPlan,
  totalOf,
  trancheTable,
} from '@repo/domain/kaskad';
import type { ClassRow, GrantRow } from '../../db/schema/kaskad.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import type { ChangeLine } from '../change-requests/change-kind.ts';
import { grantsTexts as texts } from '../kaskad-units/grants.texts.ts';
import { fromStoredPlans, refusePlan, type TypedSchedule } from '../kaskad-units/plans.mapper.ts';
import { grantsErrors } from './grants.errors.ts';
import { refuseFreeShares } from './prepare-grant.ts';

export interface TypedChange {
  /** Of the grant as it was read. */
  version: number;
  change: components['schemas']['GrantChangeBody']['change'];
  /** Its first day. */
  from: string;
  plan?: 'acquisition' | 'unlock' | undefined;
  schedule?: TypedSchedule | undefined;
}

export interface ChangedPlans {
  before: GrantPlans;
  after: GrantPlans;
  /** Of a cancellation, what returns to the pool. */
  returned: bigint | null;
}

const dayOrNull = (day: string | null): IsoDay | null => (day === null ? null : isoDay(day));

/** The plans after the change, or its refusal in words. */
export function changePlans(
  { grant, class: row }: { grant: GrantRow; class: ClassRow },
  typed: TypedChange,
  today: IsoDay,
): ChangedPlans {
  if (grant.version !== typed.version) throw new AppError(grantsErrors.changed);
  const before = fromStoredPlans(grant.plans);
  if (before.canceledOn !== null) throw new AppError(grantsErrors.isCanceled);
  const from = isoDay(typed.from);
  const tgeDay = dayOrNull(row.tgeDay);
  if (typed.change === 'canceled') return cancelPlans(grant, before, { day: from, tgeDay });
  const which = typed.plan ?? 'acquisition';
  const plan = before[which];
  if (plan === null) return refuseField('plan', texts.noUnlock);
  const changed = changePlan(plan, { ...typed, decimals: row.decimals }, { from, today, tgeDay });
  if (!changed.isAllowed) return refusePlan(fieldOf(changed.reason), changed.reason);
  const after = { ...before, [which]: changed.plan };
  refuseFreeShares(after, row, grant);
  return { before, after, returned: null };
}

function changePlan(
  plan: Plan,
  { change, schedule, decimals }: TypedChange & { decimals: number },
  on: Parameters<typeof acceleratePlan>[1],
): PlanChange {
  if (change === 'accelerated') return acceleratePlan(plan, on);
  if (change === 'suspended') return suspendPlan(plan, on);
  if (change === 'resumed') return resumePlan(plan, on);
  if (schedule === undefined) return refuseField('schedule', texts.scheduleRequired);
  return revisePlan(plan, readSchedule(schedule, decimals), on);
}

const ofDay = ['inThePast', 'nothingLeft', 'suspended', 'notSuspended'] as const;
const fieldOf = (reason: (PlanChange & { isAllowed: false })['reason']): string =>
  ofDay.some((each) => each === reason) ? 'from' : 'schedule';

function cancelPlans(
  grant: GrantRow,
  before: GrantPlans,
  on: Parameters<typeof cancelGrant>[2],
): ChangedPlans {
  if (on.day < grant.grantedOn) return refuseField('from', texts.cancelBeforeGrant);
  const units = { claimed: BigInt(grant.claimed), pending: BigInt(grant.pending) };
  const canceled = cancelGrant(before, units, on);
  if (canceled.isAllowed) return { before, after: canceled.grant, returned: canceled.returned };
  if (canceled.reason === 'nothingReturned') return refuseField('from', texts.nothingReturned);
  const { claimedMore, isCanceled } = grantsErrors;
  throw new AppError(canceled.reason === 'claimedMore' ? claimedMore : isCanceled);
}

/** The comparison that the second person and the owner read. */
export function describeChange(
  { before, after, returned }: ChangedPlans,
  { change, from }: Pick<TypedChange, 'change' | 'from'>,
  row: ClassRow,
): ChangeLine[] {
  const { lines } = texts;
  const tgeDay = dayOrNull(row.tgeDay);
  const written = (plan: Plan | null) => plan && describePlan(plan, tgeDay);
  const compared = (label: string, one: Plan | null, other: Plan | null): ChangeLine[] => {
    const line = { label, before: written(one), after: written(other) };
    return line.before === line.after ? [] : [line];
  };
  const units = (count: bigint) => formatUnits(count, row);
  return [
    { label: lines.change, before: null, after: texts.changes[change] },
    { label: lines.from, before: null, after: formatLongDate(from) },
    ...compared(lines.acquisition, before.acquisition, after.acquisition),
    ...compared(lines.unlock, before.unlock, after.unlock),
    ...(returned === null
      ? []
      : [
          {
            label: lines.kept,
            before: units(totalOf(before.acquisition)),
            after: units(totalOf(after.acquisition)),
          },
          { label: lines.returned, before: null, after: units(returned) },
        ]),
  ];
}

/** « 25 tranches, du 12 juillet 2026 au 12 juillet 2028 ». */
function describePlan(plan: Plan, tgeDay: IsoDay | null): string {
  const table = trancheTable(plan, tgeDay);
  const days = table.flatMap(({ day }) => (day === null ? [] : [formatLongDate(day)]));
  const [first] = days;
  const last = days.at(-1);
  const undated = plan.suspendedFrom === null ? texts.undated.tge : texts.undated.suspended;
  return [
    texts.tranches(table.length),
    ...(first === undefined || last === undefined ? [] : [texts.fromTo(first, last)]),
    ...(days.length === table.length ? [] : [undated]),
  ].join(', ');
}
