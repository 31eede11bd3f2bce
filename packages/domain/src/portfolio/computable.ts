import { type Decimal, ZERO } from '../money/index.ts';
import { MissingFx } from './ledger.ts';

/** What `compute` returns; `undefined`, « non calculable », where a quote that it needs was never published. */
export function computable<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof MissingFx) return undefined;
    throw error;
  }
}

/** The exact sum; `undefined` where a part is: no amount may vanish from a total. */
export function sumOfComputable(parts: Iterable<Decimal | undefined>): Decimal | undefined {
  let total = ZERO;
  for (const part of parts) {
    if (part === undefined) return undefined;
    total = total.plus(part);
  }
  return total;
}
