import { DEFAULT_RENUNCIATION_DAYS, renunciationParameter } from '@repo/domain/contract-status';
import type { ParameterDeps } from '../parameters/read-parameters.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';

/** The period in which a contract signed today may be renounced, in days; 0 for none. */
export function readRenunciationDays(deps: ParameterDeps): Promise<number> {
  return readWholeNumber(deps, renunciationParameter, DEFAULT_RENUNCIATION_DAYS);
}
