import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { changeControlErrors } from './change-control.errors.ts';

/** Throws 409 where one person alone may not change what harms many: products, NAVs, exchange rates (decision 18). */
export function requireChangeControl({ settings }: Pick<Deps, 'settings'>): void {
  if (!settings.allowUncontrolledChanges) throw new AppError(changeControlErrors.required);
}
