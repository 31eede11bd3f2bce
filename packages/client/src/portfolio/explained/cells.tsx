import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { decimal, roundTo } from '@repo/domain/money';
import { Amount } from '../Amount.tsx';
import styles from './explained.module.css';
import { explainedTexts as texts } from './explained.texts.ts';

/** Enough to check an amount by hand; the file has eighteen. */
const SHOWN_DECIMALS = 6;
/** All that are booked: those of a bitcoin contract begin at the third. */
const UNIT_DECIMALS = 12;

export const shortened = (amount: string, decimals = SHOWN_DECIMALS) =>
  formatDecimal(roundTo(decimal(amount), decimals));

interface PublishedProps {
  readonly value: string;
  readonly date: string;
  /** Nothing was published on the day itself. */
  readonly isFallback?: boolean | undefined;
}

/** A published value and its actual day. */
export function Published({ value, date, isFallback = false }: PublishedProps) {
  return (
    <span className={styles.published}>
      {shortened(value)}
      <span className={styles.day}>
        {isFallback ? `${formatNumericDate(date)} ${texts.fallback}` : formatNumericDate(date)}
      </span>
    </span>
  );
}

/** A cell of a file: the exact amount, or « non calculable ». */
export const decimalOrReason = (amount: string | null) =>
  amount === null ? texts.notComputable : { decimal: amount };

/** Units reveal a balance as much as an amount does. */
export function Units({ children }: { readonly children: string }) {
  return <Amount>{shortened(children, UNIT_DECIMALS)}</Amount>;
}
