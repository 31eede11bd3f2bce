import type { OperationOutput } from '@repo/api-sdk';
import { isLooserValue, parameterRules } from '@repo/domain/parameters';
import { readAmount } from '@repo/domain/validation';

export type Parameter = OperationOutput<'listParameterVersions'>['parameters'][number];
export type ParameterVersion = Parameter['versions'][number];

/** The version in force; undefined while the first value is. */
export function versionInForce({ versions }: Parameter): ParameterVersion | undefined {
  return versions.find(({ state }) => state === 'in_force');
}

/** The one that comes next; versions are listed with the latest day first. */
export function nextVersion({ versions }: Parameter): ParameterVersion | undefined {
  return versions.findLast(({ state }) => state === 'planned');
}

/** Whether a past value may be requested again; a switch has one other value, which « Modifier » proposes. */
export const isRestorable = ({ key, pending_change: pending }: Parameter): boolean =>
  pending === null && parameterRules[key].unit !== 'switch';

/** Whether the typed value lets more pass without a second look than the one in force. */
export function isLooser({ key, value }: Parameter, typed: string): boolean {
  const isReadable = parameterRules[key].unit === 'countries' || readAmount(typed) !== null;
  return isReadable && isLooserValue(key, typed, value);
}
