import { formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import { type Decimal, parCurrency, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { booksTexts } from './books.texts.ts';
import type { ExecutedNow } from './execute-waiting-orders.ts';

/**
 * To each owner, in the transaction that executes: an email of what their units became and the amount they are owed, and
 * the event of a withdrawal. A closing has its own since it was requested.
 */
export async function notifyRedemptions(deps: Deps, executed: ExecutedNow['redemptions']): Promise<void> {
  for (const { order, day, dealt, row } of executed) {
    const { userId, contractId } = row.order;
    const client = await findUserById(deps.db, userId);
    const strategy = await findStrategy(deps.db, row.strategyId);
    if (!client || !strategy) throw new Error(`contract ${contractId} has no owner or no strategy`);
    const written = (amount: Decimal) => formatDocumentAmount(toText(amount), parCurrency(order.asset));
    await queueMail(deps, client, {
      kind: 'redemptionExecuted',
      data: {
        strategy: strategy.title,
        poNumber: row.poNumber,
        day: formatLongDate(day),
        value: written(dealt.gross),
        exitFee: written(dealt.exitFee),
        paidOut: written(dealt.paid),
      },
    });
    if (order.kind === 'withdrawal') {
      await recordEvent(deps, {
        userId,
        contractId,
        type: 'withdrawal',
        metadata: {
          strategy_title: strategy.title,
          amount: toText(dealt.paid),
          devise: order.asset,
          note: booksTexts.executed(written(dealt.paid), written(dealt.exitFee)),
        },
      });
    }
  }
}
