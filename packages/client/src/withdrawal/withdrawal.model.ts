/** The form of a withdrawal, on the client's screens and on the staff's. */
import type { components } from '@repo/api-sdk';
import { formatDocumentAmount, formatNumericDate } from '@repo/domain/format';
import { type DisplayCurrency, parCurrency } from '@repo/domain/money';
import { type Verdict, validateWithdrawal, type WithdrawalField } from '@repo/domain/validation';
import { withdrawalTexts as texts } from './withdrawal.texts.ts';

type Schemas = components['schemas'];
type Withdrawal = Schemas['WithdrawalBody'];
export type PendingWithdrawal = Schemas['PendingWithdrawal'];

export interface WithdrawalForm {
  readonly request: 'amount' | 'yield';
  readonly amount: string;
  readonly currency: DisplayCurrency;
}

/** In the currency of the contract. */
export function withdrawalInitial({ currency }: Pick<Schemas['Contract'], 'currency'>): WithdrawalForm {
  return { request: 'amount', amount: '', currency: parCurrency(currency) };
}

export function withdrawalChecks(form: WithdrawalForm): Verdict<WithdrawalField> {
  return validateWithdrawal(form);
}

export function withdrawalBody({ request, amount, currency }: WithdrawalForm): Withdrawal {
  return request === 'yield' ? { request } : { request, amount, currency };
}

/** « 1 000,00 € » or « Tout le rendement ». */
export function requestedAmount({
  amount,
  currency,
}: Pick<PendingWithdrawal, 'amount' | 'currency'>): string {
  return amount === null || currency === null ? texts.requests.yield : formatDocumentAmount(amount, currency);
}

/** « à exécuter à la première VL datée du 02/03/2026 ou après » */
export function executionNote({ order_day: day }: Pick<PendingWithdrawal, 'order_day'>): string {
  return texts.execution(formatNumericDate(day));
}
