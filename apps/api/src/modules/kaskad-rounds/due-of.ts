// What units of a round are due, by the terms that the round has, or that an investment kept of it.
import { type AmountDue, amountDue, type DueTerms } from '@repo/domain/kaskad';
import { decimal, toText } from '@repo/domain/money';
import type { InvestmentRow, RoundRow } from '../../db/schema/kaskad-rounds.ts';

type StoredTerms = Pick<RoundRow, 'price' | 'feePercent'>;

export const termsOf = ({ price, feePercent }: StoredTerms): DueTerms => ({
  price: decimal(price),
  feePercent: decimal(feePercent),
});

export const dueOf = (units: string, terms: StoredTerms): AmountDue =>
  amountDue(BigInt(units), termsOf(terms));

/** Of its allotted units; null before the allotment. */
export const allottedDueOf = (investment: Pick<InvestmentRow, 'allottedUnits'> & StoredTerms) =>
  investment.allottedUnits === null ? null : dueOf(investment.allottedUnits, investment);

/** The columns of an investment that its units and the terms of its round give. */
export function dueColumns(
  units: string,
  terms: StoredTerms,
): Pick<InvestmentRow, 'units' | 'price' | 'feePercent' | 'due' | 'fee'> {
  const { due, fee } = dueOf(units, terms);
  const { price, feePercent } = terms;
  return { units, price, feePercent, due: toText(due), fee: toText(fee) };
}
