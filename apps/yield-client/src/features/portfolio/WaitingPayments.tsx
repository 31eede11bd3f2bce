import { formatDashboardAmount, formatNumericDate } from '@repo/domain/format';
import { Amount } from './Amount.tsx';
import styles from './balance.module.css';
import { waitingLines } from './portfolio.model.ts';
import { figuresOf, type PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

interface WaitingPaymentsProps {
  readonly state: PortfolioState;
  /** `null` for all products. */
  readonly product: string | null;
}

/** Under a value: the payments received that it does not include yet, each in the currency paid. */
export function WaitingPayments({ state, product }: WaitingPaymentsProps) {
  const figures = figuresOf(state);
  const lines = figures === null ? [] : waitingLines(figures, product);
  return lines.map(({ amount, currency, orderDay, count }) => (
    <p className={styles.awaited} key={`${orderDay} ${currency}`}>
      <Amount>{formatDashboardAmount(amount, currency)}</Amount>
      {portfolioTexts.balance.waiting(count, formatNumericDate(orderDay))}
    </p>
  ));
}
