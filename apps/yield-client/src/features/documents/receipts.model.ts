/** What was received from a client and paid to them, by day: the list « Reçus ». */
import { formatBookAmount, formatDocumentAmount, formatNumericDate } from '@repo/domain/format';
import { payoutKindTexts } from '@repo/domain/payouts';
import { type Contract, paidAs } from './documents.model.ts';
import { receiptsTexts as texts } from './documents.texts.ts';

export interface ReceiptRow {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly title: string;
  readonly contractId: string;
  /** Null: the payment of the contract. */
  readonly payoutId: string | null;
  readonly number: string;
  readonly product: string;
  readonly amount: string;
}

/** Newest first: each payment received, each withdrawal executed, each payout that is neither. */
export function receiptRows(contracts: readonly Contract[]): ReceiptRow[] {
  return contracts.flatMap(rowsOf).toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}

function rowsOf(contract: Contract): ReceiptRow[] {
  const {
    id,
    po_number: number,
    product,
    payment_recorded_at: paidOn,
    gross_invested_amount: paid,
  } = contract;
  const base = { contractId: id, number: number ?? '', product };
  const received =
    paidOn === null || paid === null
      ? []
      : [
          {
            ...base,
            id: `${id} payment`,
            payoutId: null,
            day: paidOn,
            title: texts.payment,
            amount: formatDocumentAmount(paid, paidAs(contract)),
          },
        ];
  const paidOut = contract.payouts.flatMap(({ id: payoutId, executed_on: day, amount, asset, kind }) =>
    day === null
      ? []
      : [
          {
            ...base,
            id: payoutId,
            payoutId,
            day,
            title: texts.payout(payoutKindTexts[kind]),
            amount: formatBookAmount(amount, asset),
          },
        ],
  );
  return [...received, ...paidOut];
}

/** The years of the rows, newest first. */
export function receiptYears(rows: readonly ReceiptRow[]): string[] {
  return [...new Set(rows.map(({ day }) => day.slice(0, 4)))].toSorted().toReversed();
}

export interface ReceiptFilter {
  readonly search: string;
  /** Empty for every year. */
  readonly year: string;
}

/** Each word of the search is in the title, the number, the product, the day or the amount; spaces in numbers don't count. */
export function filterReceipts(rows: readonly ReceiptRow[], { search, year }: ReceiptFilter): ReceiptRow[] {
  const searched = search.toLocaleLowerCase('fr').split(/\s+/u).filter(Boolean);
  return rows
    .filter(({ day }) => day.startsWith(year))
    .filter(({ title, number, product, day, amount }) => {
      const text = [title, number, product, formatNumericDate(day), amount.replaceAll(/\s/gu, '')]
        .join(' ')
        .toLocaleLowerCase('fr');
      return searched.every((word) => text.includes(word));
    });
}
