// Money into and out of demonstration contracts, executed at the NAV of its day and with the published fees.
import { dealOut } from '@repo/domain/books';
import { addDays, type IsoDay } from '@repo/domain/dates';
import { decimal, fxBook, isPaymentAsset, toText, ZERO } from '@repo/domain/money';
import { navBook } from '@repo/domain/portfolio';
import { type ContractRow } from '../db/schema/contracts.ts';
import { payments, withdrawals } from '../db/schema/dealt-money.ts';
import type { Deps } from '../deps.ts';
import { executeWaitingOrders } from '../modules/books/execute-waiting-orders.ts';
import { findContractView } from '../modules/contracts/contracts.repository.ts';
import { readFees } from '../modules/contracts/read-fees.ts';
import { holdingOf, toDomainStrategy } from '../modules/contracts/value-contract.ts';
import { readPublications } from '../modules/market-data/load-market.ts';
import { takeReceiptFees } from '../modules/payments/take-receipt-fees.ts';
import { findStrategy } from '../modules/strategies/strategies.repository.ts';
import type { DemoContractStory } from './contract-stories.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

export async function insertDemoPayment(deps: Deps, contract: ContractRow, valueDate: IsoDay): Promise<void> {
  const strategy = await findStrategy(deps.db, contract.strategyId);
  if (strategy === undefined) throw new Error(`contract ${contract.id} has no strategy`);
  const { currency } = contract;
  if (!isPaymentAsset(currency)) throw new Error(`contract ${contract.id} is in ${currency}`);
  await deps.db.insert(payments).values({
    id: demoId(`payment ${contract.id}`),
    contractId: contract.id,
    userId: contract.userId,
    currency,
    valueDate,
    reference: contract.poNumber,
    recordedAt: instantOf(valueDate, '15:30'),
    recordedBy: demoUserId('marc.admin'),
    ...(await takeReceiptFees(deps, { strategy, asset: currency, gross: decimal(contract.amount) })),
  });
  await executeWaitingOrders(deps, { contractId: contract.id });
}

interface Exits {
  story: DemoContractStory;
  contract: ContractRow;
  today: IsoDay;
}

export async function insertDemoExits(deps: Deps, { story, contract, today }: Exits): Promise<void> {
  const { exit: exitFeePercent } = await readFees(deps.db);
  const orderOf = (kind: 'withdrawal' | 'closing', daysAgo: number) => {
    const day = addDays(today, -daysAgo);
    return {
      id: demoId(`${kind} ${story.name}`),
      contractId: contract.id,
      userId: contract.userId,
      kind,
      currency: contract.currency,
      exitFeePercent,
      valueDate: day,
      occurredAt: instantOf(day, '16:00'),
      reference: contract.poNumber,
    };
  };
  if (story.withdrawal !== undefined) {
    const order = orderOf('withdrawal', story.withdrawal.daysAgo);
    const { amount, note } = story.withdrawal;
    const executed = await takeOut(deps, { contract, day: order.valueDate, amount, exitFeePercent });
    await deps.db.insert(withdrawals).values({ ...order, ...executed, note });
  }
  if (story.closedDaysAgo !== undefined) {
    await deps.db.insert(withdrawals).values(orderOf('closing', story.closedDaysAgo));
    await executeWaitingOrders(deps, { contractId: contract.id });
  }
}

interface PartialWithdrawal {
  contract: ContractRow;
  day: IsoDay;
  /** In the strategy's reference currency. */
  amount: string;
  exitFeePercent: string;
}

async function takeOut(deps: Deps, { contract, day, amount, exitFeePercent }: PartialWithdrawal) {
  const { navs, fx } = await readPublications(deps.db);
  const prices = { navs: navBook(navs), fx: fxBook(fx) };
  const view = await findContractView(deps.db, { id: contract.id });
  const nav = prices.navs.lastUpTo(contract.strategyId, day);
  if (view === undefined || nav?.day !== day) throw new Error(`no NAV for ${contract.strategyId} on ${day}`);
  const strategy = toDomainStrategy(view.strategy);
  const { currency: asset } = contract;
  if (!isPaymentAsset(asset)) throw new Error(`contract ${contract.id} is in ${asset}`);
  const { units } = holdingOf(view, prices, day);
  const dealt = dealOut(
    {
      strategy,
      asset,
      held: { units, cost: ZERO },
      request: { kind: 'amount', amount: decimal(amount), currency: strategy.referenceCurrency },
      exitPercent: decimal(exitFeePercent),
    },
    { day, nav: nav.value, fx: prices.fx },
  );
  return {
    amount: toText(dealt.gross),
    exitFee: toText(dealt.exitFee),
    units: toText(dealt.units),
    nav: toText(nav.value),
    navDate: day,
  };
}
