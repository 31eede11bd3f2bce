import { receiptToleranceParameter } from '@repo/domain/books';
import type { Decimal } from '@repo/domain/money';
import { readDecimal } from '../parameters/read-decimal.ts';
import type { ParameterDeps } from '../parameters/read-parameters.ts';

/** The gap to the amount signed, in percent of it, that needs no explanation. */
export const readTolerance = (deps: ParameterDeps): Promise<Decimal> =>
  readDecimal(deps, receiptToleranceParameter);
