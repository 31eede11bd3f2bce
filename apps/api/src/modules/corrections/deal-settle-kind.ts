// The difference of a deal settled in money: owed to the client who lost, borne by the house where they gained.
import { formatBookAmount, formatDecimal } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { bookCurrency } from '../journal/list-waiting-orders.ts';
import { remediesOf } from './corrected-deals.ts';
import { correctionsErrors } from './corrections.errors.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';
import { type DealKey, lockDeal } from './lock-deal.ts';
import { settleDeal } from './settle-deal.ts';

const input = z.strictObject({ strategyId: z.string(), movement: z.number().int() });

export const dealSettleKind: ChangeKind<DealKey> = {
  kind: 'deal.settle',
  subjectType: 'contract',
  input,
  isAlwaysHeld: true,
  needsFreshCode: true,
  warnings: {},
  check: async (deps, { actor, subjectId, input: key }) => {
    const { contract, deal, due } = await lockDeal(deps, actor, { contractId: subjectId, key });
    const { compared, settled } = due;
    const isRunning = contract.status === 'signed';
    const remedies = remediesOf(deal, compared, { isRunning, units: deal.movement.units });
    if (!remedies.includes('settle')) throw new AppError(correctionsErrors.notOffered);
    const left = compared.cash.minus(settled.cash);
    if (left.eq(0)) throw new AppError(correctionsErrors.nothingToSettle);
    const written = (amount: string) => formatBookAmount(amount, bookCurrency(deal.order.asset));
    return {
      subjectLabel: await subjectLabel(deps, contract),
      userId: contract.userId,
      lines: [
        {
          label: texts.units,
          before: formatDecimal(toText(decimal(deal.movement.units))),
          after: formatDecimal(toText(compared.unitsDue)),
        },
        { label: left.gt(0) ? texts.owed : texts.house, before: null, after: written(toText(left.abs())) },
      ],
      fingerprint: fingerprintOf([contract.status, toText(left), toText(compared.unitsDue)]),
    };
  },
  apply: async (deps, { actor, subjectId, input: key, reason }) => {
    const locked = await lockDeal(deps, actor, { contractId: subjectId, key });
    await settleDeal(deps, actor, { ...locked, reason });
  },
};
