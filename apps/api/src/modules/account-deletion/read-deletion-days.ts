import { DEFAULT_DELETION_DAYS, deletionParameter } from '@repo/domain/retention';
import type { Database } from '../../db/client.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';

/** The days between a request made today and the closing of the account. */
export function readDeletionDays(db: Database): Promise<number> {
  return readWholeNumber(db, deletionParameter, DEFAULT_DELETION_DAYS);
}
