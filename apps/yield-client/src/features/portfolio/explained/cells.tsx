import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { decimal, roundTo } from '@repo/domain/money';
import { Amount } from '../Amount.tsx';
import styles from './explained.module.css';
import { explainedTexts as texts } from './explained.texts.ts';

/** Enough to check an amount by hand; the file has eighteen. */
const SHOWN_DECIMALS = 6;

export const shortened = (amount: string) => formatDecimal(roundTo(decimal(amount), SHOWN_DECIMALS));

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
  return <Amount>{shortened(children)}</Amount>;
}
