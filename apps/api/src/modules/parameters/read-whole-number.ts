import { type ParameterDeps, readParameters } from './read-parameters.ts';

/** A parameter that is a whole number, zero included: a number of days, an hour; `fallback` where it has no value. */
export async function readWholeNumber(deps: ParameterDeps, key: string, fallback: number): Promise<number> {
  const text = (await readParameters(deps, [key])).get(key);
  const value = Number(text ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`parameter ${key} is ${text}`);
  return value;
}
