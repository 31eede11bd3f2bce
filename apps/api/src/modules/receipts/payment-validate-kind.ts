import { formatLongDate, formatMatchedAmount } from '@repo/domain/format';
import { type Decimal, decimal, roundAway, toText } from '@repo/domain/money';
import { paymentHoldsOf, paymentHoldTexts } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { bookEntries } from '../books/book-entries.ts';
import { listContractReceipts } from '../books/received.repository.ts';
import {
  type ChangeCall,
  type ChangeKind,
  type ChangeLine,
  type CheckedChange,
  fingerprintOf,
} from '../change-requests/change-kind.ts';
import { needsSecondPerson } from '../change-requests/needs-second-person.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { type MoveEffect, movePaymentInTx } from '../payments/move-payment.ts';
import { payContract } from '../payments/pay-contract.ts';
import { type PaymentInput, paymentInput } from './payment-money.ts';
import { type PaymentCall, paymentMove, type ReadPayment, readPayment } from './read-payment.ts';
import { receiptsTexts } from './receipts.texts.ts';

const texts = receiptsTexts.payment;

/** Paying a contract: « Valider le paiement », « Rattacher » a receipt that pays, « Accepter ce montant ». */
export const paymentValidateKind: ChangeKind<PaymentInput> = {
  kind: 'payment.validate',
  subjectType: 'contract',
  input: paymentInput,
  isAlwaysHeld: false,
  warnings: paymentHoldTexts,
  // A receipt is attached again from its list.
  typed: (input) => {
    if (input.by !== 'typing') return null;
    const { amount, value_date, reference } = input;
    return { payment: { amount: String(amount), value_date, reference } };
  },
  check: (deps, call) => checkPayment(deps, toPaymentCall(call)),
  apply: async (deps, call) => {
    const paying = toPaymentCall(call);
    await movePaymentInTx(deps, paymentMove(paying), async () =>
      settle(deps, call.actor, { payment: await readPayment(deps, paying), reason: call.reason }),
    );
  },
};

const toPaymentCall = ({ actor, subjectId, input, reason }: ChangeCall<PaymentInput>): PaymentCall => ({
  actor,
  contractId: subjectId,
  input,
  reason,
});

/** The payment as it would be made, and why one person is not enough; nothing is written. */
export async function checkPayment(deps: Deps, call: PaymentCall): Promise<CheckedChange> {
  const payment = await readPayment(deps, call);
  const { contract, earlier, money, pays, asset, received } = payment;
  const gross = received.gt(decimal(contract.amount)) ? decimal(contract.amount) : received;
  const day = await needsSecondPerson(deps, call.actor, { amount: gross, asset });
  const holds = paymentHoldsOf({
    ...payment,
    valueDate: payment.orderDay,
    createdOn: parisDay(contract.createdAt),
    today: parisDay(deps.clock.now()),
    isNavKnown: payment.dealingDay !== undefined,
    isOverThreshold: day.isNeeded,
  });
  return {
    subjectLabel: await subjectLabel(deps, contract),
    userId: contract.userId,
    lines: describe(payment, day.total),
    warnings: pays ? holds : [],
    fingerprint: fingerprintOf([
      contract.status,
      contract.paymentStatus,
      [payment.pays, payment.gap.kind],
      earlier.map(({ id, amount, day: on }) => [id, amount, on]),
      money.added && [toText(money.added.amount), money.added.day],
    ]),
  };
}

const line = (label: string, after: string): ChangeLine => ({ label, before: null, after });

function describe(payment: ReadPayment, total: Decimal | null): ChangeLine[] {
  const { contract, earlier, money, asset, received, gap, orderDay, dealingDay, isTyped } = payment;
  const written = (amount: Decimal) => formatMatchedAmount(toText(amount), asset);
  const before = received.minus(money.added?.amount ?? decimal(0));
  return [
    line(texts.signed, formatMatchedAmount(contract.amount, asset)),
    {
      label: texts.received,
      before: earlier.length === 0 ? null : written(before),
      after: written(received),
    },
    ...(gap.difference.eq(0)
      ? []
      : [line(texts.gap, texts.gapOf(written(gap.difference), toText(roundAway(gap.percent, 2))))]),
    line(texts.day, formatLongDate(orderDay)),
    line(texts.source, isTyped ? texts.typed : texts.statement),
    ...(money.reference === '' ? [] : [line(texts.reference, money.reference)]),
    line(
      texts.execution,
      dealingDay === undefined
        ? texts.executedFrom(formatLongDate(orderDay))
        : texts.executedAt(formatLongDate(dealingDay)),
    ),
    line(texts.total, total === null ? texts.noTotal : formatMatchedAmount(toText(total), 'EURO')),
  ];
}

async function settle(
  deps: Deps,
  actor: Actor,
  { payment, reason }: { payment: ReadPayment; reason: string },
): Promise<MoveEffect> {
  const { contract, strategy, money } = payment;
  const entries = await money.record(deps, actor);
  if (payment.pays) {
    const receipts = await listContractReceipts(deps.db, contract.id);
    return payContract(deps, actor, {
      contract,
      strategy,
      receipts,
      entries,
      reference: money.reference,
      reason: reason === '' ? null : reason,
    });
  }
  await bookEntries(deps, actor, entries);
  return waitForRest(deps, payment);
}

async function waitForRest(
  deps: Deps,
  { contract, strategy, asset, received, gap }: ReadPayment,
): Promise<MoveEffect> {
  const written = (amount: Decimal) => formatMatchedAmount(toText(amount), asset);
  const [arrived, missing] = [written(received), written(gap.difference.neg())];
  await mailClient(deps, contract, {
    kind: 'paymentShort',
    data: { strategy: strategy.title, received: arrived, missing },
  });
  return { isShort: true, detail: texts.short(arrived, missing) };
}
