/** The form of a new grant: its checks, in the order of its fields, and what it sends. */
import type { components } from '@repo/api-sdk';
import { parseUnits } from '@repo/domain/kaskad';
import { type Check, isEmail, runChecks, type Verdict } from '@repo/domain/validation';
import {
  emptySchedule,
  type ScheduleForm,
  type Shared,
  scheduleFailure,
  toSchedule,
} from '../../shared/kaskad/schedule/schedule-form.model.ts';
import type { UnitClass } from '../../shared/kaskad/units.ts';
import { newGrantTexts as texts } from './grants.texts.ts';

type Schemas = components['schemas'];
type Class = Schemas['Class'];

/** That of an investment is made by its issue. */
export const grantOrigins = ['bspce', 'aga', 'advisor', 'airdrop'] as const;

export interface GrantForm {
  readonly email: string;
  readonly origin: (typeof grantOrigins)[number];
  readonly granted_on: string | null;
  readonly class_id: string;
  /** Decimal text. */
  readonly total: string;
  readonly acquisition: ScheduleForm;
  readonly hasUnlock: boolean;
  readonly unlock: ScheduleForm;
}

export const emptyGrant: GrantForm = {
  email: '',
  origin: 'advisor',
  granted_on: null,
  class_id: '',
  total: '',
  acquisition: emptySchedule,
  hasUnlock: false,
  unlock: { ...emptySchedule, shape: 'single', anchor: 'tge' },
};

/** The class of the form, its total, and what its schedules are checked with. */
export function scheduleContext(
  { class_id: id, total }: Pick<GrantForm, 'class_id' | 'total'>,
  units: readonly Class[],
): { readonly unit: UnitClass; readonly context: Shared } {
  const unit = units.find((one) => one.id === id) ?? { decimals: 0, symbol: '' };
  const typed = parseUnits(total, unit.decimals);
  const isPositive = typed !== null && typed > 0n;
  return { unit, context: { total: isPositive ? typed : null, decimals: unit.decimals } };
}

export function validateGrant(values: GrantForm, units: readonly Class[]): Verdict<keyof GrantForm> {
  const { unit, context } = scheduleContext(values, units);
  const acquisition = scheduleFailure(values.acquisition, context);
  const unlock = values.hasUnlock ? scheduleFailure(values.unlock, context) : null;
  const checks: Check<GrantForm, keyof GrantForm>[] = [
    { field: 'email', message: texts.ownerInvalid, holds: ({ email }) => isEmail(email.trim()) },
    { field: 'granted_on', message: texts.grantedOnRequired, holds: ({ granted_on: day }) => day !== null },
    { field: 'class_id', message: texts.tokenClassRequired, holds: ({ class_id: id }) => id !== '' },
    { field: 'total', message: texts.totalInvalid(unit.decimals), holds: () => context.total !== null },
    { field: 'acquisition', message: acquisition?.message ?? '', holds: () => acquisition === null },
    { field: 'unlock', message: unlock?.message ?? '', holds: () => unlock === null },
  ];
  return runChecks(checks, values);
}

const termsOf = ({
  class_id,
  total,
  acquisition,
  hasUnlock,
  unlock,
}: GrantForm): Schemas['GrantTermsBody'] => ({
  class_id,
  total,
  acquisition: toSchedule(acquisition),
  unlock: hasUnlock ? toSchedule(unlock) : null,
});

/** What the preview needs of the form; null while it is incomplete. */
export function toTerms(values: GrantForm, units: readonly Class[]): Schemas['GrantTermsBody'] | null {
  const { failures } = validateGrant(values, units);
  const isIncomplete = failures.some(({ field }) => field !== 'email' && field !== 'granted_on');
  return isIncomplete ? null : termsOf(values);
}

export const toGrantBody = (values: GrantForm): Schemas['GrantBody'] => ({
  email: values.email.trim(),
  origin: values.origin,
  granted_on: values.granted_on ?? '',
  ...termsOf(values),
});
