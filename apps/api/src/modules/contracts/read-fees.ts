import { type ParameterKey, parameterRules } from '@repo/domain/parameters';
import { parisDay } from '../../paris-time.ts';
import { type ParameterDeps, readParameters } from '../parameters/read-parameters.ts';

/** Decimal texts, in percent. */
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

/** The fees of a contract, which its documents name: those in force on the day that it was created, until its end. */
export async function readFees(
  deps: ParameterDeps,
  contract: { readonly createdAt: Date },
): Promise<FeePercents> {
  const published = await readParameters(deps, Object.values(keys), parisDay(contract.createdAt));
  const feeOf = (key: ParameterKey): string => published.get(key) ?? parameterRules[key].byDefault;
  return { subscription: feeOf(keys.subscription), fx: feeOf(keys.fx), exit: feeOf(keys.exit) };
}
