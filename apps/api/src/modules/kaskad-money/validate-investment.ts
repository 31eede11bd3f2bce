import type { components } from '@repo/api-sdk/spec';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { type Decimal, decimal, toText } from '@repo/domain/money';
import { secondPersonParameter } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { clientName } from '../accounts/client-name.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { needsSecondPerson } from '../change-requests/needs-second-person.ts';
import { findInvestmentView, type InvestmentView } from '../kaskad-investments/investments.repository.ts';
import { listReceivedAlone } from './invested.repository.ts';
import { lockForStaff } from './lock-investment-view.ts';
import { moneyErrors } from './money.errors.ts';
import { moneyTexts } from './money.texts.ts';
import { type PaymentInput, paymentInput, readMoney } from './read-money.ts';
import { type MoneyIn, receiveMoney } from './receive-money.ts';

const texts = moneyTexts.payment;

/** Recording money received for an investment; a second person approves it from the threshold of a day on. */
export const investmentValidateKind: ChangeKind<PaymentInput> = {
  kind: 'investment.validate',
  subjectType: 'investment',
  input: paymentInput,
  isAlwaysHeld: false,
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
    [texts.fee, decimal(investment.fee).eq(0) ? null : euros(investment.fee)],
    [texts.received, formatBookAmount(toText(money.amount), money.asset)],
    [texts.worth, euros(toText(money.worth))],
    [texts.day, formatLongDate(money.day)],
    [texts.reference, money.reference],
    [texts.payer, money.payerName],
    [texts.total, total === null ? texts.noTotal : euros(toText(total))],
  ];
  return lines.flatMap(([label, after]) => (after === null ? [] : [{ label, before: null, after }]));
}
