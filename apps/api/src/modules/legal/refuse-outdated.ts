import { currentVersion, type LegalKind } from '@repo/domain/legal';
import { AppError } from '../../http/app-error.ts';
import { legalErrors } from './legal.errors.ts';

/**
 * Refuses an acceptance whose box led to a version that is no longer in force: the page was loaded before the change, and
 * the stored acceptance must be of what could be read. A caller that names no version is believed.
 */
export function refuseOutdated(kind: LegalKind, shown: string | undefined): void {
  if (shown !== undefined && shown !== currentVersion(kind).version) throw new AppError(legalErrors.outdated);
}
