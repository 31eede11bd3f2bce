import { decimal } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { refundExcess, refundInvestment } from '../kaskad-money/refund-investment.ts';
import { dueOf } from '../kaskad-rounds/due-of.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { listOwedBack, lockOwedBack } from './issue.repository.ts';

const part = 100;
const none = '00000000-0000-0000-0000-000000000000';

/**
 * Pays back what was not allotted with its fee, each investment in a transaction of its own with its payout: a killed process leaves it as it
 * was, and the next one goes on.
 */
export async function payBackUnallotted(deps: Deps, stopping?: AbortSignal): Promise<void> {
  let after = none;
  for (let read = part; read === part; ) {
    const owed = await listOwedBack(deps.db, { after, limit: part });
    read = owed.length;
    after = owed.at(-1)?.id ?? after;
    for (const investment of owed) {
      stopping?.throwIfAborted();
      await payBack(deps, investment);
    }
  }
}

function payBack(deps: Deps, owed: Awaited<ReturnType<typeof listOwedBack>>[number]): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, owed.userId);
    const round = await lockRound(tx, owed.roundId);
    const investment = await lockOwedBack(tx, owed.id);
    if (round === undefined || investment === undefined) return;
    const inTx = { ...deps, db: tx };
    const refund = { investment, round, cause: 'not_allotted', by: null } as const;
    if (investment.state === 'not_allotted') {
      await refundInvestment(inTx, refund);
      return;
    }
    const { due } = dueOf(investment.allottedUnits ?? '0', investment);
    const euros = decimal(investment.received).minus(due);
    if (euros.gt(0)) await refundExcess(inTx, { ...refund, euros });
  });
}
