// The plans of a grant: as they are computed with, stored (units as text) and sent (units as decimal text), and what is typed of them.
import type { components } from '@repo/api-sdk/spec';
import {
  type GrantPlans,
  type Plan,
  type PlanRefusal,
  planRefusalTexts,
  unitsOf,
  writePlan,
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

export const toWirePlans = ({ acquisition, unlock, canceledOn }: GrantPlans, decimals: number) => ({
  acquisition: writePlan(acquisition, decimals),
  unlock: unlock && writePlan(unlock, decimals),
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

/** The refusal of a plan in words, for the form and its field. */
export const refusePlan = (field: string, reason: PlanRefusal): never =>
  refuseField(field, planRefusalTexts[reason]);
