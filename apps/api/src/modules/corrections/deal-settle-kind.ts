// The difference of a deal settled in money: owed to the client who lost, borne by the house where they gained.
import { formatBookAmount, formatDecimal } from '@repo/domain/format';
import { type Decimal, decimal, toText } from '@repo/domain/money';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { bookCurrency } from '../journal/list-waiting-orders.ts';
import { remediesOf } from './corrected-deals.ts';
import { correctionsErrors } from './corrections.errors.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';
import { type DealKey, lockDeal } from './lock-deal.ts';
import { leftOf, settleDeal } from './settle-deal.ts';

const input = z.strictObject({ strategyId: z.string(), movement: z.number().int() });

export const dealSettleKind: ChangeKind<DealKey> = {
  kind: 'deal.settle',
  subjectType: 'contract',
  input,
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, { actor, subjectId, input: key }) => {
    const { contract, deal, due } = await lockDeal(deps, actor, { contractId: subjectId, key });
    const { compared, settled } = due;
    const isRunning = contract.status === 'signed';
    const remedies = remediesOf(deal, compared, { isRunning, units: deal.movement.units });
    if (!remedies.includes('settle')) throw new AppError(correctionsErrors.notOffered);
    const left = leftOf(due);
    if (left.cash.eq(0)) throw new AppError(correctionsErrors.nothingToSettle);
    const written = (amount: Decimal) => formatBookAmount(amount, bookCurrency(deal.order.asset));
    const share = (label: string, before: Decimal, added: Decimal) =>
      added.eq(0)
        ? []
        : [{ label, before: before.eq(0) ? null : written(before), after: written(before.plus(added)) }];
    return {
      subjectLabel: await subjectLabel(deps, contract),
      userId: contract.userId,
      lines: [
        {
          label: texts.units,
          before: formatDecimal(toText(decimal(deal.movement.units))),
          after: texts.unitsStay(formatDecimal(toText(compared.unitsDue))),
        },
        ...share(texts.owed, settled.owed, left.owed),
        ...share(texts.house, settled.owed.minus(settled.cash), left.house),
      ],
      fingerprint: fingerprintOf([
        contract.status,
        toText(left.cash),
        toText(left.owed),
        toText(compared.unitsDue),
      ]),
    };
  },
  apply: async (deps, { actor, subjectId, input: key, reason }) => {
    const locked = await lockDeal(deps, actor, { contractId: subjectId, key });
    await settleDeal(deps, actor, { ...locked, reason });
  },
};
