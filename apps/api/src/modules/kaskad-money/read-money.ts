// What staff typed of a payment, every rule of it held.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { decideInvestmentAction } from '@repo/domain/kaskad';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, moneyAsset, type PaymentAsset, roundFor, ZERO } from '@repo/domain/money';
import { validateReceipt } from '@repo/domain/validation';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import { type InvestmentView } from '../kaskad-investments/investments.repository.ts';
import { factsOf } from '../kaskad-investments/move-investment.ts';
import { readFx } from '../market-data/read-fx.ts';
import { isReferenceReceived } from './invested.repository.ts';
import { paymentRefusal } from './money.errors.ts';
import { moneyTexts } from './money.texts.ts';
import { type MoneyIn } from './receive-money.ts';

export const paymentInput = z.strictObject({
  version: z.number(),
  amount: z.string(),
  asset: z.string(),
  value_date: z.string(),
  reference: z.string(),
  payer_name: z.string().nullable(),
  payer_account: z.string().nullable(),
});
export type PaymentInput = z.infer<typeof paymentInput>;

interface TypedMoney {
  actor: Actor;
  view: InvestmentView;
  typed: PaymentInput;
  reason: string;
}

/** What was typed, every rule of it held. */
export async function readMoney(deps: Deps, { view, typed, reason }: TypedMoney): Promise<MoneyIn> {
  const { investment, round } = view;
  const now = deps.clock.now();
  const decision = decideInvestmentAction('pay', factsOf(investment, round, now), { actor: 'admin', now });
  if (!decision.isAllowed) throw paymentRefusal(decision.reason);
  if (!round.paymentAssets.includes(typed.asset)) refuseField('asset', moneyTexts.otherAsset);
  const asset = paymentAssetOf(typed.asset);
  const verdict = validateReceipt(
    { ...typed, reason },
    {
      asset,
      today: parisDay(now),
      // A short or a large sum needs no reason here: it is completed, reduced or paid back.
      promised: promisedAs(typed.amount),
      received: ZERO,
      createdOn: parisDay(investment.createdAt),
      tolerancePercent: await readTolerance(deps),
    },
  );
  refuseInvalid(verdict);
  const reference = typed.reference.trim();
  if (await isReferenceReceived(deps.db, { roundId: round.id, asset, reference }))
    refuseField('reference', moneyTexts.referenceUsed);
  const [amount, day] = [decimal(typed.amount), isoDay(typed.value_date)];
  return {
    amount,
    asset,
    day,
    reference,
    payerName: typed.payer_name,
    payerAccount: typed.payer_account,
    reason: reason.trim() || null,
    worth: await inEuros(deps, { amount, asset, day }),
  };
}

const isPlain = /^\d{1,20}(?:\.\d{1,20})?$/;
const promisedAs = (amount: string): Decimal =>
  isPlain.test(amount) && decimal(amount).gt(0) ? decimal(amount) : decimal('1');

/** At the FX of the value date, to the cent. */
async function inEuros(
  { db }: Pick<Deps, 'db'>,
  { amount, asset, day }: { amount: Decimal; asset: PaymentAsset; day: IsoDay },
): Promise<Decimal> {
  const coin = moneyAsset(asset);
  const fx = await readFx(db, ['EUR', coin], { upTo: day });
  const converted = fx.convert(amount, coin, 'EUR', day);
  return converted === undefined
    ? refuseField('value_date', moneyTexts.noRate)
    : roundFor('EUR', converted.amount);
}
