import { decimal, ZERO } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { paymentsErrors } from './payments.errors.ts';
import { listUnitsByDay } from './rectification.repository.ts';

/** On no day may a contract have had fewer units than left it. */
export async function refuseNegativeUnits(deps: Deps, contractId: string): Promise<void> {
  let held = ZERO;
  for (const { units } of await listUnitsByDay(deps.db, contractId)) {
    held = held.plus(decimal(units));
    if (held.lt(0)) throw new AppError(paymentsErrors.unitsAreGone);
  }
}
