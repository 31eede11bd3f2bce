import type { components } from '@repo/api-sdk/spec';
import { type ParameterKey, parameterKeys, parameterRules } from '@repo/domain/parameters';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOfKind } from '../change-requests/change-requests.repository.ts';
import { readParameters } from '../parameters/read-parameters.ts';
import type { ParameterVersionView } from './parameter-versions.repository.ts';
import { plannedAfter, readVersioned, type VersionedParameter } from './versioned-parameter.ts';

type WireVersioned = components['schemas']['VersionedParameter'];
type WireVersion = components['schemas']['ParameterVersion'];

/** The parameters that staff change: the value in force, the planned ones and those of before. */
export async function listParameterVersions(
  deps: Pick<Deps, 'db' | 'clock'>,
  keys: readonly ParameterKey[] = parameterKeys,
): Promise<WireVersioned[]> {
  const now = deps.clock.now();
  const today = parisDay(now);
  const pending = await findPendingOfKind(deps.db, { kind: 'parameter.change', now });
  const parameters = await readVersioned(deps.db, keys);
  const values = await readParameters(deps, keys, today);
  return parameters.map((parameter) => ({
    key: parameter.key,
    value: values.get(parameter.key) ?? parameterRules[parameter.key].byDefault,
    first_value: parameter.firstValue,
    versions: toWireVersions(parameter, today),
    pending_change: toWirePendingChange(pending.get(parameter.key)),
  }));
}

const fullName = ({ firstname, lastname }: ParameterVersionView['enteredBy']) => `${firstname} ${lastname}`;

function toWireVersions(parameter: VersionedParameter, today: string): WireVersion[] {
  const { versions } = parameter;
  const inForce = versions.find(({ version }) => version.effectiveDay <= today);
  const planned = new Set(plannedAfter(parameter, today));
  const replaced = new Set(versions.filter((view, index) => isReplaced(view, versions[index - 1])));
  const stateOf = (view: ParameterVersionView): WireVersion['state'] => {
    if (view === inForce) return 'in_force';
    if (planned.has(view)) return 'planned';
    return replaced.has(view) ? 'replaced' : 'past';
  };
  return versions.map((view) => ({
    id: view.version.number,
    value: view.version.value,
    effective_day: view.version.effectiveDay,
    state: stateOf(view),
    reason: view.version.reason,
    entered_by: fullName(view.enteredBy),
    published_by: view.publishedBy === null ? null : fullName(view.publishedBy),
    change_request_id: view.version.changeRequestId,
    created_at: view.version.createdAt.toISOString(),
  }));
}

/** The newer one of the same day stands before it. */
function isReplaced({ version }: ParameterVersionView, newer: ParameterVersionView | undefined): boolean {
  return newer?.version.effectiveDay === version.effectiveDay;
}
