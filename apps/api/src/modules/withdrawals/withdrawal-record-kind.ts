import { contractActorFor } from '@repo/domain/contract-status';
import { formatDecimal, formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import { DISPLAY_CURRENCIES, toText } from '@repo/domain/money';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { readOrderDay } from '../books/read-order-day.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { type ContractView, findContractView, lockContract } from '../contracts/contracts.repository.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { type ComputedWithdrawal, computeWithdrawal } from './compute-withdrawal.ts';
import { placeWithdrawal } from './place-withdrawal.ts';
import { describeRequest, readRequest } from './read-request.ts';
import { withdrawalsTexts } from './withdrawals.texts.ts';

const texts = withdrawalsTexts.record;

const input = z.strictObject({
  request: z.enum(['amount', 'yield']),
  amount: z.string().optional(),
  currency: z.enum(DISPLAY_CURRENCIES).optional(),
  reference: z.string(),
});
export type RecordedWithdrawal = z.infer<typeof input>;

/** A withdrawal that a client requested outside the product, placed by staff. Its order day is that of the approval. */
export const withdrawalRecordKind: ChangeKind<RecordedWithdrawal> = {
  kind: 'withdrawal.record',
  subjectType: 'contract',
  input,
  isAlwaysHeld: true,
  warnings: {},
  typed: ({ request, amount = null, currency = null, reference }) => ({
    withdrawal: { request, amount, currency, reference },
  }),
  check: async (deps, { actor, subjectId, input: recorded }) => {
    const view = await lockOthersContract(deps, actor, subjectId);
    const request = readRequest(recorded);
    const computed = await computeWithdrawal(deps, view, request);
    const { contract, payment, withdrawals } = view;
    const orderDay = formatLongDate(await readOrderDay(deps, contract.strategyId));
    return {
      subjectLabel: await subjectLabel(deps, contract),
      userId: contract.userId,
      lines: [
        {
          label: texts.requested,
          before: null,
          after: withdrawalsTexts.requested(describeRequest(request), orderDay),
        },
        ...describe(computed),
        { label: texts.reference, before: null, after: recorded.reference },
      ],
      fingerprint: fingerprintOf([
        contract.status,
        payment?.units ?? null,
        // Those that wait too, without units.
        withdrawals.map(({ id, units }) => [id, units]),
      ]),
    };
  },
  apply: async (deps, { actor, subjectId, input: recorded, reason }) => {
    await lockOthersContract(deps, actor, subjectId);
    const { reference } = recorded;
    const placed = { contractId: subjectId, request: readRequest(recorded), reference, note: reason };
    await placeWithdrawal(deps, actor, placed);
  },
};

/** Held with the market until the transaction ends. */
async function lockOthersContract(deps: Deps, actor: Actor, contractId: string): Promise<ContractView> {
  await shareMarket(deps.db);
  const contract = await lockContract(deps.db, contractId);
  const view = contract && (await findContractView(deps.db, { id: contractId }));
  if (!view) throw new AppError(contractsErrors.notFound);
  if (contractActorFor(actor.access, view.contract.userId) !== 'admin') {
    throw new AppError(contractsErrors.ownContract);
  }
  return view;
}

/** At the last NAV: those of the dealing day are not known yet. */
function describe({ dealt, unitsLeft, paidAs, nav }: ComputedWithdrawal): ChangeLine[] {
  const written = (amount: typeof dealt.gross) => formatDocumentAmount(toText(amount), paidAs);
  const day = formatLongDate(nav.day);
  return [
    {
      label: texts.units(day),
      before: formatDecimal(toText(unitsLeft.plus(dealt.units))),
      after: formatDecimal(toText(unitsLeft)),
    },
    {
      label: texts.paid(day),
      before: null,
      after: texts.amounts(written(dealt.paid), written(dealt.exitFee)),
    },
  ];
}
