// A parameter with its versions; which one applies on a day: `readParameters`.
import { type ParameterKey, parameterRules } from '@repo/domain/parameters';
import type { Database } from '../../db/client.ts';
import { listVersions, type ParameterVersionView, readFirstValues } from './parameter-versions.repository.ts';

export interface VersionedParameter {
  key: ParameterKey;
  /** In force before any version: that of the installation, or the default. */
  firstValue: string;
  /** The latest effective day first, and of one day the newest. */
  versions: readonly ParameterVersionView[];
}

export async function readVersioned(
  db: Database,
  keys: readonly ParameterKey[],
): Promise<VersionedParameter[]> {
  const firstValues = await readFirstValues(db);
  const all = await listVersions(db, keys);
  return keys.map((key) => ({
    key,
    firstValue: firstValues.get(key) ?? parameterRules[key].byDefault,
    versions: all.filter(({ version }) => version.key === key),
  }));
}

/** The versions that take effect after a day and that no later one replaced, the first of them first. */
export function plannedAfter({ versions }: VersionedParameter, day: string): ParameterVersionView[] {
  const isNewestOfDay = ({ version }: ParameterVersionView) =>
    versions.find((other) => other.version.effectiveDay === version.effectiveDay)?.version.number ===
    version.number;
  return versions.filter((view) => view.version.effectiveDay > day && isNewestOfDay(view)).toReversed();
}
