// Money received for an investment, as staff type it, and what it makes of the investment.

import type { IsoDay } from '@repo/domain/dates';
import { formatBookAmount } from '@repo/domain/format';
import { type Decimal, decimal, type PaymentAsset, toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { insertReceipt } from '../books/received.repository.ts';
import { typedReference } from '../books/typed-reference.ts';
import {
  findInvestmentView,
  type InvestmentView,
  saveInvestment,
} from '../kaskad-investments/investments.repository.ts';
import { mailInvestor } from '../kaskad-investments/mail-investor.ts';
import { moveInvestment, recordInvestmentEvent } from '../kaskad-investments/move-investment.ts';
import { readReceivedOutcome } from '../kaskad-investments/short-payment.ts';
import { investedEntry } from './kaskad-entries.ts';
import { paymentRefusal } from './money.errors.ts';
import { moneyTexts as texts } from './money.texts.ts';
import { refundExcess } from './refund-investment.ts';

export interface MoneyIn {
  amount: Decimal;
  asset: PaymentAsset;
  day: IsoDay;
  reference: string;
  payerName: string | null;
  payerAccount: string | null;
  reason: string | null;
  /** In euros at the FX of its day. */
  worth: Decimal;
}

/** Its receipt and entry; then it is paid, what is above its price is owed back, or it stays short. The investment is held. */
export async function receiveMoney(
  inTx: Deps,
  actor: Actor,
  { view, money }: { view: InvestmentView; money: MoneyIn },
): Promise<void> {
  const { investment, round } = view;
  await recordReceipt(inTx, actor, { view, money });
  const received = toText(decimal(investment.received).plus(money.worth));
  const paid = { ...investment, received };
  const outcome = await readReceivedOutcome(inTx, { investment: paid, round });
  const amount = formatBookAmount(toText(money.amount), money.asset);
  if (outcome.kind === 'short') {
    await saveInvestment(inTx.db, investment.id, { received });
    const detail = texts.short(amount, formatBookAmount(toText(outcome.missing), 'EUR'));
    await recordInvestmentEvent(inTx, { investmentId: investment.id, event: 'received', by: actor, detail });
    await mail(inTx, investment.id, 'short');
    return;
  }
  const event = { investmentId: investment.id, event: 'received', by: actor } as const;
  await recordInvestmentEvent(inTx, { ...event, detail: texts.received(amount) });
  await markPaid(inTx, actor, { view: { ...view, investment: paid } });
  if (outcome.back.gt(0)) {
    const excess = { investment: paid, round, cause: 'overpaid', euros: outcome.back, by: actor } as const;
    await refundExcess(inTx, excess);
  }
}

/** Signed, it is paid. */
export async function markPaid(
  inTx: Deps,
  actor: Actor,
  {
    view: { investment, round },
    columns,
  }: { view: InvestmentView; columns?: Parameters<typeof saveInvestment>[2] },
): Promise<void> {
  const moved = await moveInvestment(inTx, {
    investment,
    round,
    action: 'pay',
    // The rule has one author, whatever person made the choice that pays it.
    actor: 'admin',
    by: actor,
    event: 'paid',
    columns: { received: investment.received, paidAt: inTx.clock.now(), ...columns },
  });
  if (!moved.isMoved) throw paymentRefusal(moved.reason);
  await mail(inTx, investment.id, 'paid');
}

async function mail(inTx: Deps, id: string, kind: 'short' | 'paid'): Promise<void> {
  const view = await findInvestmentView(inTx.db, id);
  if (view !== undefined) await mailInvestor(inTx, view, { kind });
}

async function recordReceipt(
  inTx: Deps,
  actor: Actor,
  { view: { investment, round }, money }: { view: InvestmentView; money: MoneyIn },
): Promise<void> {
  const now = inTx.clock.now();
  const row = await insertReceipt(inTx.db, {
    ...typedReference(money.asset, money.reference),
    id: inTx.ids.uuid(),
    account: `escrow:${round.id}`,
    source: 'typed',
    state: 'invested',
    day: money.day,
    amount: toText(money.amount),
    asset: money.asset,
    worth: toText(money.worth),
    payerName: money.payerName,
    payerAccount: money.payerAccount,
    wording: money.reference,
    reason: money.reason,
    investmentId: investment.id,
    userId: investment.userId,
    recordedAt: now,
    recordedBy: actor.userId,
  });
  if (row === undefined) refuseField('reference', texts.referenceUsed);
  await recordAudit(inTx, {
    by: actor,
    action: 'investment.received',
    object: { type: 'investment', id: investment.id },
    // Without the sum: an administrator of Yield reads the trail (decision 75).
    after: { reference: investment.reference },
  });
  await bookEntries(inTx, actor, [investedEntry(row, { investmentId: investment.id, roundId: round.id })]);
}
