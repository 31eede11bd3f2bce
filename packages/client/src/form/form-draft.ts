/** A half-filled form of this tab, so that a reload loses nothing; closing the tab or signing out discards it. */
import { readTabDraft, writeTabDraft } from '@repo/auth';

/** The empty values, with the stored value of each field of the same kind. */
export function readFormDraft<Values extends object>(name: string, empty: Values): Values {
  const kept = new Map(Object.entries(readTabDraft(name)));
  const usable = Object.entries(empty)
    .map(([field, value]) => [field, kept.get(field), typeof value] as const)
    .filter(([, value, kind]) => typeof value === kind)
    .map(([field, value]) => [field, value]);
  return Object.assign({ ...empty }, Object.fromEntries(usable));
}

/** Stores the values except those in `omit`, such as passwords, which must not be stored. */
export function saveFormDraft(name: string, values: object, omit: readonly string[]): void {
  const kept = Object.entries(values).filter(([field]) => !omit.includes(field));
  writeTabDraft(name, Object.fromEntries(kept));
}
