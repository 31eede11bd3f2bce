import type { Database } from '../../db/client.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { AppError } from '../../http/app-error.ts';
import { canSeeRound } from '../kaskad-rounds/can-see-round.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { investingErrors } from './investing.errors.ts';

/** Held until the transaction ends; a round outside of the caller's audience does not exist. */
export async function lockVisibleRound(tx: Database, roundId: string, userId: string): Promise<RoundRow> {
  const round = await lockRound(tx, roundId);
  if (!round || !(await canSeeRound(tx, round, userId))) throw new AppError(investingErrors.roundNotFound);
  return round;
}
