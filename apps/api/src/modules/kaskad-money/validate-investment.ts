import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { decideInvestmentAction } from '@repo/domain/kaskad';
import { paymentAssetOf } from '@repo/domain/limits';
import {
  type Decimal,
  decimal,
  moneyAsset,
  type PaymentAsset,
  roundFor,
  toText,
  ZERO,
} from '@repo/domain/money';
import { secondPersonParameter } from '@repo/domain/two-persons';
import { validateReceipt } from '@repo/domain/validation';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { clientName } from '../accounts/client-name.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { needsSecondPerson } from '../change-requests/needs-second-person.ts';
import { findInvestmentView, type InvestmentView } from '../kaskad-investments/investments.repository.ts';
import { factsOf } from '../kaskad-investments/move-investment.ts';
import { readFx } from '../market-data/read-fx.ts';
import { isReferenceReceived, listReceivedAlone } from './invested.repository.ts';
import { lockForStaff } from './lock-investment-view.ts';
import { moneyErrors, paymentRefusal } from './money.errors.ts';
import { moneyTexts } from './money.texts.ts';
import { type MoneyIn, receiveMoney } from './receive-money.ts';

const texts = moneyTexts.payment;

const input = z.strictObject({
  version: z.number(),
  amount: z.string(),
  asset: z.string(),
  value_date: z.string(),
  reference: z.string(),
  payer_name: z.string().nullable(),
  payer_account: z.string().nullable(),
});
type Typed = z.infer<typeof input>;

/** Recording money received for an investment; a second person approves it from the threshold of a day on. */
export const investmentValidateKind: ChangeKind<Typed> = {
  kind: 'investment.validate',
  subjectType: 'investment',
  input,
  isAlwaysHeld: false,
  needsFreshCode: true,
  warnings: { over_threshold: texts.overThreshold },
  check: async (deps, { actor, subjectId: id, input: typed, reason }) => {
    const view = await lockForStaff(deps.db, actor, { id, version: typed.version });
    const money = await readMoney(deps, { actor, view, typed, reason });
    const { isNeeded, total } = await needsSecondPerson(deps, actor, money, {
      threshold: secondPersonParameter,
      listAlone: listReceivedAlone,
    });
    const { investment, owner } = view;
    return {
      subjectLabel: `${clientName(owner)} · ${investment.reference}`,
      userId: investment.userId,
      lines: describe(view, money, total),
      warnings: isNeeded ? ['over_threshold'] : [],
      fingerprint: fingerprintOf([
        investment.state,
        investment.units,
        investment.received,
        toText(money.worth),
      ]),
    };
  },
  apply: async (deps, { actor, subjectId: id, input: typed, reason }) => {
    const view = await lockForStaff(deps.db, actor, { id, version: typed.version });
    const money = await readMoney(deps, { actor, view, typed, reason });
    await receiveMoney(deps, actor, { view, money });
  },
};

/** « Valider le paiement » of an investment. */
export async function validateInvestment(
  deps: Deps,
  actor: Actor,
  {
    id,
    reason = '',
    payer_name,
    payer_account,
    ...typed
  }: components['schemas']['ValidateInvestmentBody'] & { id: string },
): Promise<void> {
  if ((await findInvestmentView(deps.db, id)) === undefined) throw new AppError(moneyErrors.notFound);
  await holdOrApply(deps, actor, {
    kind: investmentValidateKind,
    subjectId: id,
    input: { ...typed, payer_name: payer_name?.trim() || null, payer_account: payer_account?.trim() || null },
    reason,
  });
}

interface TypedMoney {
  actor: Actor;
  view: InvestmentView;
  typed: Typed;
  reason: string;
}

/** What was typed, every rule of it held. */
async function readMoney(deps: Deps, { view, typed, reason }: TypedMoney): Promise<MoneyIn> {
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

const euros = (amount: string) => formatBookAmount(amount, 'EUR');

function describe(
  { investment, round }: InvestmentView,
  money: MoneyIn,
  total: Decimal | null,
): ChangeLine[] {
  const lines: [string, string | null][] = [
    [texts.investment, investment.reference],
    [texts.round, round.name],
    [texts.due, euros(investment.due)],
    [texts.received, formatBookAmount(toText(money.amount), money.asset)],
    [texts.worth, euros(toText(money.worth))],
    [texts.day, formatLongDate(money.day)],
    [texts.reference, money.reference],
    [texts.payer, money.payerName],
    [texts.total, total === null ? texts.noTotal : euros(toText(total))],
  ];
  return lines.flatMap(([label, after]) => (after === null ? [] : [{ label, before: null, after }]));
}
