import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import styles from './latest.module.css';
import { latestRatesTexts as texts } from './shared.texts.ts';

interface RateTrendProps {
  readonly pair: string;
  /** Oldest first. */
  readonly trend: readonly { readonly date: string; readonly rate: string }[];
}

/** « Voir les données »: the figures of a small chart, newest first. */
export function RateTrend({ pair, trend }: RateTrendProps) {
  return (
    <details className={styles.data}>
      <summary>{texts.data(trend.length)}</summary>
      <table aria-label={texts.table(pair)}>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.rate}</th>
          </tr>
        </thead>
        <tbody>
          {trend.toReversed().map(({ date, rate }) => (
            <tr key={date}>
              <th scope="row">{formatNumericDate(date)}</th>
              <td>{formatDecimal(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
