// The plans of a grant: as they are computed with, stored (units as text) and sent (units as decimal text), and what is typed of them.
import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import {
  type Anchor,
  type GrantPlans,
  type Plan,
  type PlanRefusal,
  type Schedule,
  type ScheduleStep,
  type TrancheDate,
  type TypedTranche,
  unitsOf,
  unitsText,
} from '@repo/domain/kaskad';
import { MalformedAmount } from '@repo/domain/money';
import type { StoredPlans } from '../../db/schema/kaskad.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { grantsTexts as texts } from './grants.texts.ts';

type Schemas = components['schemas'];
type StoredPlan = StoredPlans['acquisition'];
type WireTranche = NonNullable<Schemas['Schedule']['tranches']>[number];
type Loose<T> = { [Key in keyof T]: T[Key] | undefined };

/** As it is sent, and as it is stored with a change that awaits a second person. */
export type TypedSchedule = Loose<
  Omit<Schemas['Schedule'], 'shape' | 'start' | 'start_months' | 'tranches'>
> &
  Pick<Schemas['Schedule'], 'shape' | 'start' | 'start_months'> & {
    tranches?: readonly (Loose<WireTranche> & Pick<WireTranche, 'units'>)[] | undefined;
  };

const dayOrNull = (day: string | null): Anchor => (day === null ? null : isoDay(day));

export const toStoredPlans = ({ acquisition, unlock, canceledOn }: GrantPlans): StoredPlans => ({
  acquisition: toStoredPlan(acquisition),
  unlock: unlock && toStoredPlan(unlock),
  canceledOn,
});

const toStoredPlan = (plan: Plan): StoredPlan => ({
  ...plan,
  tranches: plan.tranches.map(({ at, units }) => ({ at, units: units.toString() })),
});

export const fromStoredPlans = ({ acquisition, unlock, canceledOn }: StoredPlans): GrantPlans => ({
  acquisition: fromStoredPlan(acquisition),
  unlock: unlock && fromStoredPlan(unlock),
  canceledOn,
});

const fromStoredPlan = (plan: StoredPlan): Plan => ({
  ...plan,
  tranches: plan.tranches.map(({ at, units }) => ({ at, units: BigInt(units) })),
});

const toDate = ({ from, months, days }: TrancheDate): Schemas['TrancheDate'] => ({ from, months, days });

export const toWirePlan = (plan: Plan, decimals: number): Schemas['Plan'] => ({
  start: toDate(plan.start),
  cliff: plan.cliff && toDate(plan.cliff),
  suspended_from: plan.suspendedFrom,
  tranches: plan.tranches.map(({ at, units }) => ({ at: toDate(at), units: unitsText(units, decimals) })),
});

export const toWirePlans = ({ acquisition, unlock, canceledOn }: GrantPlans, decimals: number) => ({
  acquisition: toWirePlan(acquisition, decimals),
  unlock: unlock && toWirePlan(unlock, decimals),
  canceled_on: canceledOn,
});

/** Decimal text into smallest units, or the refusal of its field. */
export function readUnits(text: string, { decimals, field }: { decimals: number; field: string }): bigint {
  let units: bigint | null = null;
  try {
    units = unitsOf(text.trim(), decimals);
  } catch (error) {
    if (!(error instanceof MalformedAmount)) throw error;
  }
  return units !== null && units > 0n ? units : refuseField(field, texts.units(decimals));
}

/** The schedule as it was typed; of a field that its shape has, 0 where it is absent, which the rules of schedules refuse. */
export function readSchedule(typed: TypedSchedule, options: { decimals: number; field: string }): Schedule {
  const months = typed.months ?? 0;
  const step: ScheduleStep = typed.step ?? 1;
  const common = {
    start: dayOrNull(typed.start),
    startMonths: typed.start === null ? typed.start_months : 0,
  };
  const { shape } = typed;
  switch (shape) {
    case 'linear':
      return { ...common, shape, months, step };
    case 'cliff_linear':
      return { ...common, shape, months, step, cliffMonths: typed.cliff_months ?? 0 };
    case 'initial_linear':
      return {
        ...common,
        shape,
        months,
        step,
        cliffMonths: typed.cliff_months ?? 0,
        initialBasisPoints: typed.initial_basis_points ?? 0,
      };
    case 'monthly':
    case 'single':
      return { ...common, shape, months };
    case 'progressive':
      return { ...common, shape, step, weights: typed.weights ?? [] };
    case 'tranches':
      return { ...common, shape, tranches: (typed.tranches ?? []).map((one) => readTranche(one, options)) };
  }
}

function readTranche(
  { day, months, units }: NonNullable<TypedSchedule['tranches']>[number],
  { decimals, field }: { decimals: number; field: string },
): TypedTranche {
  if ((day === undefined) === (months === undefined)) refuseField(field, texts.problems.trancheDates);
  return {
    at: day === undefined ? { months: months ?? 0 } : isoDay(day),
    units: readUnits(units, { decimals, field }),
  };
}

/** The refusal of a plan in words, for the form and its field. */
export const refusePlan = (field: string, reason: PlanRefusal): never =>
  refuseField(field, texts.problems[reason]);
