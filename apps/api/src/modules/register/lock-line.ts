import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { registerErrors } from './register.errors.ts';
import {
  findRegisterView,
  type HolderRow,
  lockRegisterLine,
  type RegisterLineView,
} from './register.repository.ts';

/** A line of a movement of units, with its holder. */
export interface LockedLine {
  line: RegisterLineView['line'] & { movement: number; units: string; orderDay: string };
  strategy: string;
  poNumber: string;
  holder: HolderRow;
}

/** Holds the line until the transaction ends; refuses what has no movement yet. */
export async function lockMovementLine({ db }: Pick<Deps, 'db'>, id: string): Promise<LockedLine> {
  const view = (await lockRegisterLine(db, id)) ? await findRegisterView(db, id) : null;
  if (view === null) throw new AppError(httpErrors.notFound);
  const { line, contract, holder, strategyTitle: strategy } = view;
  if (line.state === 'unpaid') throw new AppError(registerErrors.unpaid);
  const { movement, units, orderDay } = line;
  if (movement === null || units === null || orderDay === null) throw new AppError(registerErrors.undealt);
  // Erased with the contract: nothing of it is entered any more.
  if (contract === null || holder === null) throw new AppError(httpErrors.notFound);
  return { line: { ...line, movement, units, orderDay }, strategy, poNumber: contract.poNumber, holder };
}
