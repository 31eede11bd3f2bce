import { formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import { type Decimal, type ParRule, parRule, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { readParChanges } from '../market-data/par.repository.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { listAllStrategies } from '../strategies/strategies.repository.ts';
import { type NewTimelineEvent, recordEvents } from '../timeline/record-event.ts';
import { booksTexts } from './books.texts.ts';
import type { ExecutedNow } from './execute-waiting-orders.ts';
import { isHeld } from './orders.repository.ts';

type Redemption = ExecutedNow['redemptions'][number];

/**
 * To each owner, in the transaction that executes: an email of what their units became and the amount they are owed, and
 * the event of a withdrawal. A closing has its own since it was requested.
 */
export async function notifyRedemptions(deps: Deps, executed: readonly Redemption[]): Promise<void> {
  if (executed.length === 0) return;
  const clients = await findUsersById(
    deps.db,
    executed.map(({ row }) => row.order.userId),
  );
  const titles = new Map((await listAllStrategies(deps.db)).map(({ id, title }) => [id, title]));
  const rule = parRule(await readParChanges(deps.db));
  const notices = executed.map((redemption) => {
    const { userId, contractId } = redemption.row.order;
    const to = clients.get(userId);
    const strategy = titles.get(redemption.row.strategyId);
    if (to === undefined || strategy === undefined)
      throw new Error(`contract ${contractId} has no owner or no strategy`);
    return { to, contractId, ...wordsOf(redemption, { strategy, rule }) };
  });
  await queueMails(deps, notices);
  await recordEvents(
    deps,
    notices.flatMap(({ event }) => event ?? []),
  );
}

function wordsOf(
  { order, day, dealt, row }: Redemption,
  { strategy, rule }: { strategy: string; rule: ParRule },
) {
  const written = (amount: Decimal) => formatDocumentAmount(toText(amount), rule.resolve(order.asset, day));
  const [paidOut, exitFee] = [written(dealt.paid), written(dealt.exitFee)];
  const { userId, contractId } = row.order;
  const event: NewTimelineEvent = {
    userId,
    contractId,
    type: 'withdrawal',
    metadata: {
      strategy_title: strategy,
      amount: toText(dealt.paid),
      devise: order.asset,
      note: booksTexts.executed(paidOut, exitFee),
    },
  };
  return {
    mail: {
      kind: 'redemptionExecuted',
      data: {
        strategy,
        poNumber: row.poNumber,
        day: formatLongDate(day),
        value: written(dealt.gross),
        exitFee,
        paidOut,
        renounceUntil: isHeld(row) ? formatLongDate(row.renounceUntil) : null,
      },
    } as const,
    event: order.kind === 'withdrawal' ? event : null,
  };
}
