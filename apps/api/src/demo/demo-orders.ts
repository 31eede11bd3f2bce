// Money into and out of demonstration contracts, executed at the NAV of its day and with the published fees.
import { addDays, type IsoDay } from '@repo/domain/dates';
import { decimal, isPaymentAsset } from '@repo/domain/money';
import type { ContractRow } from '../db/schema/contracts.ts';
import type { StrategyRow } from '../db/schema/strategies.ts';
import type { Deps } from '../deps.ts';
import { bookEntries } from '../modules/books/book-entries.ts';
import { matchEntry, receiptEntry } from '../modules/books/cash-entries.ts';
import { executeWaitingOrders } from '../modules/books/execute-waiting-orders.ts';
import { insertOrder } from '../modules/books/orders.repository.ts';
import { readFees } from '../modules/contracts/read-fees.ts';
import { placeSubscription } from '../modules/payments/place-subscription.ts';
import { findStrategy } from '../modules/strategies/strategies.repository.ts';
import type { DemoContractStory } from './contract-stories.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { administrator, type DemoPaid, insertDemoReceipt } from './demo-receipts.ts';

const at = (deps: Deps, instant: Date): Deps => ({ ...deps, clock: { now: () => instant } });

/** What arrived, attached; a contract under check waits for the rest of it. */
export async function insertDemoPayment(deps: Deps, paid: Omit<DemoPaid, 'strategy'>): Promise<void> {
  const { story, contract, today } = paid;
  const day = addDays(today, -(story.paidDaysAgo ?? story.createdDaysAgo - 2));
  const then = at(deps, instantOf(day, '15:30'));
  const strategy = await strategyOf(deps, contract);
  const receipt = await insertDemoReceipt(then, { ...paid, strategy }, day);
  const { currency } = contract;
  if (!isPaymentAsset(currency)) throw new Error(`contract ${contract.id} is in ${currency}`);
  const isPaid = story.paymentStatus === 'paid';
  const { entries } = isPaid
    ? await placeSubscription(then, {
        contract,
        strategy,
        asset: currency,
        received: decimal(receipt.amount),
        orderDay: day,
        reference: receipt.externalId,
        placedBy: administrator.userId,
      })
    : { entries: [] };
  await bookEntries(then, administrator, [
    receiptEntry(receipt),
    matchEntry(receipt, contract.id),
    ...entries,
  ]);
  await executeWaitingOrders(then, { contractId: contract.id });
}

async function strategyOf({ db }: Deps, { id, strategyId }: ContractRow): Promise<StrategyRow> {
  const strategy = await findStrategy(db, strategyId);
  if (strategy === undefined) throw new Error(`contract ${id} has no strategy`);
  return strategy;
}

interface Exits {
  story: DemoContractStory;
  contract: ContractRow;
  today: IsoDay;
}

export async function insertDemoExits(deps: Deps, { story, contract, today }: Exits): Promise<void> {
  const { withdrawal, closedDaysAgo } = story;
  const strategy = await findStrategy(deps.db, contract.strategyId);
  if (withdrawal !== undefined) {
    await placeExit(deps, contract, {
      kind: 'withdrawal',
      day: addDays(today, -withdrawal.daysAgo),
      request: 'amount',
      amount: withdrawal.amount,
      requestCurrency: strategy?.referenceCurrency ?? null,
      note: withdrawal.note,
    });
  }
  if (closedDaysAgo !== undefined) {
    await placeExit(deps, contract, { kind: 'closing', day: addDays(today, -closedDaysAgo), request: 'all' });
  }
}

type Exit = Pick<
  Parameters<typeof insertOrder>[1],
  'kind' | 'request' | 'amount' | 'requestCurrency' | 'note'
> & { day: IsoDay };

async function placeExit(deps: Deps, contract: ContractRow, { day, ...exit }: Exit): Promise<void> {
  const { exit: exitFeePercent } = await readFees(deps.db);
  const then = at(deps, instantOf(day, '16:00'));
  await insertOrder(deps.db, {
    id: demoId(`${exit.kind} ${contract.id}`),
    contractId: contract.id,
    userId: contract.userId,
    asset: contract.currency,
    orderDay: day,
    exitFeePercent,
    placedAt: then.clock.now(),
    placedBy: contract.userId,
    reference: contract.poNumber,
    ...exit,
  });
  await executeWaitingOrders(then, { contractId: contract.id });
}
