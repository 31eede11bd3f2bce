import { DEFAULT_DELETION_DAYS, deletionParameter } from '@repo/domain/retention';
import type { ParameterDeps } from '../parameters/read-parameters.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';

/** The days between a request made today and the closing of the account. */
export function readDeletionDays(deps: ParameterDeps): Promise<number> {
  return readWholeNumber(deps, deletionParameter, DEFAULT_DELETION_DAYS);
}
