// Money out of demonstration contracts, at the NAV of its day and with the published exit fee.
import { addDays, type IsoDay } from '@repo/domain/dates';
import { decimal, fxBook, toText, ZERO } from '@repo/domain/money';
import {
  type FeeSchedule,
  navBook,
  type Prices,
  type Redemption,
  type RedemptionResult,
  redeemAll,
  withdraw,
} from '@repo/domain/portfolio';
import { type ContractRow, withdrawals } from '../db/schema/contracts.ts';
import type { Deps } from '../deps.ts';
import { findContractView } from '../modules/contracts/contracts.repository.ts';
import { readFees } from '../modules/contracts/read-fees.ts';
import { holdingOf, toDomainStrategy } from '../modules/contracts/value-contract.ts';
import { readPublications } from '../modules/market-data/load-market.ts';
import type { DemoContractStory } from './contract-stories.ts';
import { demoId, instantOf } from './demo-clock.ts';

interface Exits {
  story: DemoContractStory;
  contract: ContractRow;
  today: IsoDay;
}

export async function insertDemoExits(deps: Deps, { story, contract, today }: Exits): Promise<void> {
  if (story.withdrawal === undefined && story.closedDaysAgo === undefined) return;
  const { navs, fx } = await readPublications(deps.db);
  const prices: Prices = { navs: navBook(navs), fx: fxBook(fx) };
  const { exit } = await readFees(deps.db);
  const fees: FeeSchedule = { subscriptionPercent: ZERO, fxPercent: ZERO, exitPercent: decimal(exit) };
  const insert = async (kind: 'withdrawal' | 'closing', day: IsoDay, note: string | null) => {
    const redemption = await redeem(deps, { contract, story, prices, fees }, { kind, day });
    await deps.db.insert(withdrawals).values({
      id: demoId(`${kind} ${story.name}`),
      contractId: contract.id,
      userId: contract.userId,
      kind,
      amount: toText(redemption.amount),
      currency: redemption.currency,
      units: toText(redemption.unitsOut),
      exitFeePercent: exit,
      exitFee: toText(redemption.exitFee),
      valueDate: day,
      occurredAt: instantOf(day, '16:00'),
      reference: contract.poNumber,
      note,
    });
  };
  if (story.withdrawal !== undefined) {
    await insert('withdrawal', addDays(today, -story.withdrawal.daysAgo), story.withdrawal.note);
  }
  if (story.closedDaysAgo !== undefined) await insert('closing', addDays(today, -story.closedDaysAgo), null);
}

interface Context {
  contract: ContractRow;
  story: DemoContractStory;
  prices: Prices;
  fees: FeeSchedule;
}

async function redeem(
  deps: Deps,
  { contract, story, prices, fees }: Context,
  { kind, day }: { kind: 'withdrawal' | 'closing'; day: IsoDay },
): Promise<Redemption> {
  const view = await findContractView(deps.db, { id: contract.id });
  if (view === undefined) throw new Error(`contract ${contract.id} is gone`);
  const strategy = toDomainStrategy(view.strategy);
  const { units } = holdingOf(view, prices, day);
  const amount = decimal(story.withdrawal?.amount ?? '0');
  const currency = strategy.referenceCurrency;
  const result: RedemptionResult =
    kind === 'closing'
      ? redeemAll({ strategy, units, day }, prices, fees)
      : withdraw({ strategy, units, day, amount, currency }, prices, fees);
  if (!result.ok) throw new Error(`${kind} of ${story.name}: ${result.reason}`);
  return result;
}
