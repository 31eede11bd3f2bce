import { type ParameterKey, parameterRules } from '@repo/domain/parameters';
import { type ParameterDeps, readParameters } from '../parameters/read-parameters.ts';

/** The fees in force, as the parameters publish them: decimal texts, in percent. */
export interface FeePercents {
  subscription: string;
  fx: string;
  exit: string;
}

const keys = {
  subscription: 'FOOTER_SUBSCRIPTION_FEE',
  fx: 'FOOTER_FX_FEE',
  exit: 'FOOTER_EXIT_FEE',
} as const satisfies Record<keyof FeePercents, ParameterKey>;

export async function readFees(deps: ParameterDeps): Promise<FeePercents> {
  const published = await readParameters(deps, Object.values(keys));
  const feeOf = (key: ParameterKey): string => published.get(key) ?? parameterRules[key].byDefault;
  return { subscription: feeOf(keys.subscription), fx: feeOf(keys.fx), exit: feeOf(keys.exit) };
}
