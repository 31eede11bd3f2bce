import type { WithdrawalRequest } from '@repo/domain/books';
import { formatDocumentAmount } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import { validateWithdrawal, type WithdrawalValues } from '@repo/domain/validation';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

export function readRequest(input: WithdrawalValues): WithdrawalRequest {
  const { request, amount, currency } = input;
  refuseInvalid(validateWithdrawal(input));
  if (request === 'yield' || amount === undefined || currency === undefined) return { kind: 'yield' };
  return { kind: 'amount', amount: decimal(amount), currency };
}

/** « 1 000,00 € » or « Tout le rendement ». */
export function describeRequest(request: WithdrawalRequest): string {
  return request.kind === 'yield' ? texts.allYield : formatDocumentAmount(request.amount, request.currency);
}
