import { type Decimal, decimal, toText } from '@repo/domain/money';
import type { ParameterKey } from '@repo/domain/parameters';
import { type ParameterDeps, readValue } from './read-parameters.ts';

/** A parameter that is an amount or a percentage, zero included. */
export async function readDecimal(deps: ParameterDeps, key: ParameterKey): Promise<Decimal> {
  const value = decimal(await readValue(deps, key));
  if (value.lt(0)) throw new Error(`parameter ${key} is ${toText(value)}`);
  return value;
}
