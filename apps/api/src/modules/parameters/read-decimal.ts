import { type Decimal, decimal } from '@repo/domain/money';
import { type ParameterKey, parameterRules } from '@repo/domain/parameters';
import { type ParameterDeps, readParameters } from './read-parameters.ts';

/** A parameter that is an amount or a percentage, zero included. */
export async function readDecimal(deps: ParameterDeps, key: ParameterKey): Promise<Decimal> {
  const text = (await readParameters(deps, [key])).get(key);
  const value = decimal(text ?? parameterRules[key].byDefault);
  if (value.lt(0)) throw new Error(`parameter ${key} is ${text}`);
  return value;
}
