import { DEFAULT_RECEIPT_TOLERANCE, receiptToleranceParameter } from '@repo/domain/books';
import type { Decimal } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import { readPercent } from '../parameters/read-percent.ts';

/** The gap to the amount signed, in percent of it, that needs no explanation. */
export const readTolerance = (db: Database): Promise<Decimal> =>
  readPercent(db, receiptToleranceParameter, DEFAULT_RECEIPT_TOLERANCE);
