// Money into and out of demonstration contracts, executed at the NAV of its day and with the published fees.
import { addDays, type IsoDay } from '@repo/domain/dates';
import { decimal, isPaymentAsset } from '@repo/domain/money';
import type { ContractRow } from '../db/schema/contracts.ts';
import type { StrategyRow } from '../db/schema/strategies.ts';
import type { Deps } from '../deps.ts';
import { bookEntries } from '../modules/books/book-entries.ts';
import { matchEntry, receiptEntry } from '../modules/books/cash-entries.ts';
import { insertOrder } from '../modules/books/orders.repository.ts';
import { readFees } from '../modules/contracts/read-fees.ts';
import { placeSubscription } from '../modules/payments/place-subscription.ts';
import { findStrategy } from '../modules/strategies/strategies.repository.ts';
import type { DemoContractStory } from './contract-stories.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { administrator, type DemoPaid, insertDemoReceipt } from './demo-receipts.ts';
import { demoProducts } from './products.ts';

const at = (deps: Deps, instant: Date): Deps => ({ ...deps, clock: { now: () => instant } });

/** What arrives, attached; a contract under check waits for the rest of it. */
export function demoPayment(deps: Deps, paid: Omit<DemoPaid, 'strategy'>): DemoAct {
  const { story, today } = paid;
  const day = addDays(today, -(story.paidDaysAgo ?? story.createdDaysAgo - 2));
  const time = '15:30';
  return { day, time, run: () => insertPayment(at(deps, instantOf(day, time)), paid, day) };
}

async function insertPayment(then: Deps, paid: Omit<DemoPaid, 'strategy'>, day: IsoDay): Promise<void> {
  const { story, contract } = paid;
  const strategy = await strategyOf(then, contract);
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

/** What is taken out, at the NAV that is published in the evening. */
export function demoExits(deps: Deps, { story, contract, today }: Exits): DemoAct[] {
  const { withdrawal, closedDaysAgo } = story;
  const acts: DemoAct[] = [];
  if (withdrawal !== undefined) {
    const { daysAgo, amount, note } = withdrawal;
    acts.push(
      exitAct(deps, contract, {
        kind: 'withdrawal',
        day: addDays(today, -daysAgo),
        request: 'amount',
        amount,
        requestCurrency: demoProducts.find(({ id }) => id === story.strategy)?.referenceCurrency ?? null,
        note,
      }),
    );
  }
  if (closedDaysAgo !== undefined) {
    acts.push(
      exitAct(deps, contract, { kind: 'closing', day: addDays(today, -closedDaysAgo), request: 'all' }),
    );
  }
  return acts;
}

type Exit = Pick<
  Parameters<typeof insertOrder>[1],
  'kind' | 'request' | 'amount' | 'requestCurrency' | 'note'
> & { day: IsoDay };

function exitAct(deps: Deps, contract: ContractRow, { day, ...exit }: Exit): DemoAct {
  const time = '09:30';
  return {
    day,
    time,
    run: async () => {
      const { exit: exitFeePercent } = await readFees(deps, contract);
      await insertOrder(deps.db, {
        id: demoId(`${exit.kind} ${contract.id}`),
        contractId: contract.id,
        userId: contract.userId,
        asset: contract.currency,
        orderDay: day,
        exitFeePercent,
        placedAt: instantOf(day, time),
        placedBy: contract.userId,
        reference: contract.poNumber,
        ...exit,
      });
    },
  };
}
