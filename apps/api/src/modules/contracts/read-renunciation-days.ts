import { DEFAULT_RENUNCIATION_DAYS, renunciationParameter } from '@repo/domain/contract-status';
import type { Database } from '../../db/client.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';

/** The period in which a contract signed today may be renounced, in days; 0 for none. */
export function readRenunciationDays(db: Database): Promise<number> {
  return readWholeNumber(db, renunciationParameter, DEFAULT_RENUNCIATION_DAYS);
}
