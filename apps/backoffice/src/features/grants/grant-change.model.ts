/** A change of a grant: what may be done, its form, and its effect in lines. */
import type { components } from '@repo/api-sdk';
import { addDays, isoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import {
  formatUnits,
  type GrantPlans,
  type GrantStatus,
  kaskadTexts,
  type Plan,
  positionOn,
  readPlans,
  totalOf,
} from '@repo/domain/kaskad';
import { validateReason } from '@repo/domain/two-persons';
import type { Verdict } from '@repo/domain/validation';
import {
  type ScheduleForm,
  scheduleFailure,
  toSchedule,
} from '../../shared/kaskad/schedule/schedule-form.model.ts';
import { shownUnits, type UnitClass } from '../../shared/kaskad/units.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { endOf, type Grant } from './grants.model.ts';
import { grantsTexts, grantChangeTexts as texts } from './grants.texts.ts';

type Schemas = components['schemas'];
type Body = Schemas['GrantChangeBody'];
export type GrantChangeKind = Body['change'];
type PlanName = NonNullable<Body['plan']>;

/** In the order of the buttons. The server decides, by the same rules of the domain. */
export function allowedChanges(grant: Grant, status: GrantStatus): readonly GrantChangeKind[] {
  if (grant.canceled_on !== null || status === 'done' || status === 'acquired') return [];
  const plans = [grant.acquisition, ...(grant.unlock === null ? [] : [grant.unlock])];
  const isSuspended = plans.some(({ suspended_from: from }) => from !== null);
  return isSuspended ? ['resumed', 'canceled'] : ['changed', 'accelerated', 'suspended', 'canceled'];
}

/** The first day that a change may have, and the one that its form opens with. A cancellation may be of a past day. */
export function firstDay(change: GrantChangeKind, today: string): { min?: string; initial: string } {
  if (change === 'canceled') return { initial: today };
  const isLater = change === 'changed' || change === 'suspended';
  const min = isLater ? addDays(isoDay(today), 1) : today;
  return { min, initial: min };
}

export interface GrantChangeForm {
  readonly from: string | null;
  readonly plan: PlanName;
  readonly schedule: ScheduleForm;
  readonly reason: string;
}

export const scheduleOf = (change: GrantChangeKind, form: GrantChangeForm, decimals: number) =>
  change === 'changed' ? scheduleFailure(form.schedule, { total: null, decimals }) : null;

export function validateGrantChange(
  change: GrantChangeKind,
  form: GrantChangeForm,
  decimals: number,
): Verdict<keyof GrantChangeForm> {
  const schedule = scheduleOf(change, form, decimals);
  const failures = [
    ...(form.from === null ? [{ field: 'from' as const, message: texts.fromRequired }] : []),
    ...(schedule === null ? [] : [{ field: 'schedule' as const, message: schedule.message }]),
    ...validateReason(form).failures,
  ];
  return { failures, first: failures[0] ?? null };
}

/** What is sent, once its day is chosen. */
export function toChangeBody(
  { change, version }: { readonly change: GrantChangeKind; readonly version: number },
  { from, plan, schedule, reason }: GrantChangeForm,
): Body {
  return {
    version,
    change,
    from: from ?? '',
    reason: reason.trim(),
    ...(change === 'changed' && { plan, schedule: toSchedule(schedule) }),
  };
}

/** What a preview sends: nothing is written, so that its reason is not read. */
export const toPreviewBody = (
  grant: { readonly change: GrantChangeKind; readonly version: number },
  form: GrantChangeForm,
): Body => ({ ...toChangeBody(grant, form), reason: sharedTexts.none });

/** The grant that a form acts on, in words: what a conflict compares. */
export function grantFacts(grant: Grant, today: string): readonly Fact[] {
  const plans = readPlans(grant, grant.class.decimals);
  return [
    { id: 'version', label: grantsTexts.versions, value: String(grant.version) },
    {
      id: 'state',
      label: grantsTexts.columns.state,
      value: kaskadTexts.grant[positionOn(grant, today).status],
    },
    { id: 'total', label: texts.total, value: formatUnits(totalOf(plans.acquisition), grant.class) },
    ...planLines(plans, { unit: grant.class, tgeDay: grant.tge_day }).map(({ label, value }) => ({
      id: label,
      label,
      value,
    })),
  ];
}

interface PlanLine {
  readonly label: string;
  readonly value: string;
}

interface Shown {
  readonly unit: UnitClass;
  readonly tgeDay: string | null;
}

/** What a person compares of plans: their sum, their tranches, their end. */
function planLines({ acquisition, unlock }: GrantPlans, { unit, tgeDay }: Shown): PlanLine[] {
  const linesOf = (plan: Plan, name: PlanName): PlanLine[] => [
    { label: texts.lineOf(texts.total, texts.plans[name]), value: formatUnits(totalOf(plan), unit) },
    { label: texts.lineOf(texts.tranches, texts.plans[name]), value: String(plan.tranches.length) },
    { label: texts.lineOf(texts.end, texts.plans[name]), value: endOf([plan], tgeDay) },
    ...(plan.suspendedFrom === null
      ? []
      : [
          {
            label: texts.lineOf(texts.state, texts.plans[name]),
            value: formatNumericDate(plan.suspendedFrom),
          },
        ]),
  ];
  return [...linesOf(acquisition, 'acquisition'), ...(unlock === null ? [] : linesOf(unlock, 'unlock'))];
}

const valueOf = (lines: readonly PlanLine[], label: string) =>
  lines.find((line) => line.label === label)?.value ?? null;

type Preview = Schemas['GrantChangePreview'];

/** Before and after, line by line. */
export function previewLines(preview: Preview): Schemas['ChangeLine'][] {
  const { class: unit, tge_day: tgeDay, before, after, returned } = preview;
  const linesOf = (plans: Preview['before']) => planLines(readPlans(plans, unit.decimals), { unit, tgeDay });
  const [was, is] = [linesOf(before), linesOf(after)];
  const labels = [...new Set([...was, ...is].map(({ label }) => label))];
  return [
    ...labels.map((label) => ({ label, before: valueOf(was, label), after: valueOf(is, label) })),
    ...(returned === null
      ? []
      : [{ label: texts.returned, before: null, after: shownUnits(returned, unit) }]),
  ];
}
