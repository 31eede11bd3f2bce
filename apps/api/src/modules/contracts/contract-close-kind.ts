import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatDecimal, formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import { toText } from '@repo/domain/money';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { readOrderDay } from '../books/read-order-day.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { type ClosableContract, closeLocked, lockClosable } from './contract-closing.ts';
import { contractsTexts } from './contracts.texts.ts';
import { readPrices } from './show-contracts.ts';
import { holdingOf } from './value-contract.ts';

const texts = contractsTexts.closing;

/** Closing the contract of a client. */
export const contractCloseKind: ChangeKind<Record<string, never>> = {
  kind: 'contract.close',
  subjectType: 'contract',
  input: z.strictObject({}),
  isAlwaysHeld: true,
  warnings: {},
  // Nothing but its reason.
  typed: () => ({}),
  check: async (deps, { actor, subjectId: contractId }) => {
    const closable = await lockClosable(deps, actor, { contractId, by: 'admin' });
    const { contract, payment, withdrawals } = closable.view;
    return {
      subjectLabel: await subjectLabel(deps, contract),
      userId: contract.userId,
      lines: await describeClosing(deps, closable),
      fingerprint: fingerprintOf([
        contract.status,
        contract.paymentStatus,
        payment?.id ?? null,
        payment?.units ?? null,
        withdrawals.map(({ id, units }) => [id, units]),
      ]),
    };
  },
  apply: async (deps, { actor, subjectId: contractId, reason }) => {
    const closable = await lockClosable(deps, actor, { contractId, by: 'admin' });
    await closeLocked(deps, actor, { ...closable, reason });
  },
};

async function describeClosing(deps: Deps, { view, next }: ClosableContract): Promise<ChangeLine[]> {
  const { contract, payment, strategy } = view;
  const status = {
    label: texts.status,
    before: contractStatusTexts[contract.status],
    after: contractStatusTexts[next.status],
  };
  if (payment === null) {
    const before = paymentStatusTexts[contract.paymentStatus];
    return [status, { label: texts.payment, before, after: paymentStatusTexts[next.payment_status] }];
  }
  const today = parisDay(deps.clock.now());
  const { units, value } = holdingOf(view, await readPrices(deps), today);
  const orderDay = await readOrderDay(deps, contract.strategyId);
  const worth = value === null ? null : formatDocumentAmount(toText(value), strategy.referenceCurrency);
  return [
    status,
    { label: texts.units, before: formatDecimal(toText(units)), after: formatDecimal('0') },
    {
      label: texts.value(formatLongDate(today)),
      before: worth,
      after: texts.paidOut(formatLongDate(orderDay)),
    },
  ];
}
