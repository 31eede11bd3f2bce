import type { Deps } from '../../deps.ts';
import { type ParameterDeps, readValue } from './read-parameters.ts';

/** Off by the operator’s settings, or by a version of the parameter that two persons made (docs/two-persons.md). */
export async function hasTwoPersonControl(deps: ParameterDeps & Pick<Deps, 'settings'>): Promise<boolean> {
  return deps.settings.hasTwoPersonControl && (await readValue(deps, 'TWO_PERSON_CONTROL')) !== '0';
}
