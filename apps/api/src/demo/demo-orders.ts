// Money into and out of demonstration contracts, executed at the NAV of its day and with the published fees.
import { addDays, type IsoDay } from '@repo/domain/dates';
import { decimal, isPaymentAsset } from '@repo/domain/money';
import type { ContractRow } from '../db/schema/contracts.ts';
import type { Deps } from '../deps.ts';
import type { AuditAuthor } from '../modules/audit/record-audit.ts';
import { bookEntries } from '../modules/books/book-entries.ts';
import { matchEntry, receiptEntry } from '../modules/books/cash-entries.ts';
import { executeWaitingOrders } from '../modules/books/execute-waiting-orders.ts';
import { houseAccount } from '../modules/books/house-account.ts';
import { insertOrder } from '../modules/books/orders.repository.ts';
import { insertReceipt } from '../modules/books/received.repository.ts';
import { readFees } from '../modules/contracts/read-fees.ts';
import { placeSubscription } from '../modules/payments/place-subscription.ts';
import { findStrategy } from '../modules/strategies/strategies.repository.ts';
import type { DemoContractStory } from './contract-stories.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

/** Who recorded the money of the demonstration. */
const administrator: AuditAuthor = {
  userId: demoUserId('marc.admin'),
  role: 'admin_yield',
  sessionId: null,
  ip: '192.0.2.11',
  requestId: 'demonstration',
};

const at = (deps: Deps, instant: Date): Deps => ({ ...deps, clock: { now: () => instant } });

export async function insertDemoPayment(deps: Deps, contract: ContractRow, valueDate: IsoDay): Promise<void> {
  const strategy = await findStrategy(deps.db, contract.strategyId);
  if (strategy === undefined) throw new Error(`contract ${contract.id} has no strategy`);
  const { currency } = contract;
  if (!isPaymentAsset(currency)) throw new Error(`contract ${contract.id} is in ${currency}`);
  const then = at(deps, instantOf(valueDate, '15:30'));
  const recordedAt = then.clock.now();
  const receipt = await insertReceipt(deps.db, {
    id: demoId(`receipt ${contract.id}`),
    account: houseAccount(strategy, contract),
    externalId: contract.poNumber,
    source: 'typed',
    state: 'attached',
    day: valueDate,
    amount: contract.amount,
    asset: currency,
    payerAccount: contract.paymentOrigin,
    wording: contract.poNumber,
    contractId: contract.id,
    userId: contract.userId,
    attachedAt: recordedAt,
    attachedBy: administrator.userId,
    recordedAt,
    recordedBy: administrator.userId,
  });
  if (receipt === undefined) throw new Error(`contract ${contract.id} was paid twice`);
  const { entries } = await placeSubscription(then, {
    contract,
    strategy,
    asset: currency,
    received: decimal(contract.amount),
    orderDay: valueDate,
    reference: contract.poNumber,
    placedBy: administrator.userId,
  });
  await bookEntries(then, administrator, [
    receiptEntry(receipt),
    matchEntry(receipt, contract.id),
    ...entries,
  ]);
  await executeWaitingOrders(then, { contractId: contract.id });
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
