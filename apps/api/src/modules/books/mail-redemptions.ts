import { formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import { type Decimal, parCurrency, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import type { ExecutedNow } from './execute-waiting-orders.ts';

/** To each owner: what their units became, and the amount they are owed; queued in the transaction that executes. */
export async function mailRedemptions(deps: Deps, executed: ExecutedNow['redemptions']): Promise<void> {
  for (const { order, day, dealt, row } of executed) {
    const client = await findUserById(deps.db, row.order.userId);
    const strategy = await findStrategy(deps.db, row.strategyId);
    if (!client || !strategy) throw new Error(`contract ${order.contractId} has no owner or no strategy`);
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
  }
}
