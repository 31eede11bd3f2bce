/** What a form that moves the money of a contract acts on, in words. */
import type { components } from '@repo/api-sdk';
import { contractStatusTexts, paymentStatusTexts } from '@repo/domain/contract-status';
import { formatMatchedAmount, formatNumericDate } from '@repo/domain/format';
import { recordConflictTexts as texts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';

type Contract = Pick<components['schemas']['Contract'], 'status' | 'payment_status' | 'currency'> &
  Partial<
    Pick<components['schemas']['Contract'], 'payment_recorded_at' | 'gross_invested_amount'> &
      Pick<components['schemas']['ReceiptContract'], 'received'>
  >;

export function contractFacts(contract: Contract): readonly Fact[] {
  const { status, payment_status: payment, payment_recorded_at: paidOn, currency } = contract;
  const received = contract.received ?? contract.gross_invested_amount ?? null;
  return [
    { id: 'status', label: texts.contract, value: contractStatusTexts[status] },
    { id: 'payment', label: texts.payment, value: paymentStatusTexts[payment] },
    ...(paidOn == null ? [] : [{ id: 'paidOn', label: texts.paidOn, value: formatNumericDate(paidOn) }]),
    ...(received === null
      ? []
      : [{ id: 'received', label: texts.received, value: formatMatchedAmount(received, currency) }]),
  ];
}
