import { formatDashboardAmount } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { useContext } from 'react';
import { Amount } from './Amount.tsx';
import styles from './balance.module.css';
import { waitingLines, waitingText } from './portfolio.model.ts';
import { figuresOf, type PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import { PortfolioOwner } from './portfolio-owner.ts';

interface WaitingPaymentsProps {
  readonly state: PortfolioState;
  /** `null` for all products. */
  readonly product: string | null;
}

/** Under a value: the money under way, which it does not include, each sum in the currency paid. */
export function WaitingPayments({ state, product }: WaitingPaymentsProps) {
  const { paymentPath } = useContext(PortfolioOwner);
  const figures = figuresOf(state);
  const lines = figures === null ? [] : waitingLines(figures, product);
  return lines.map((line) => (
    <p
      className={styles.awaited}
      key={`${line.state} ${line.payment_method} ${line.order_date} ${line.currency}`}
    >
      <Amount>{formatDashboardAmount(line.amount, line.currency)}</Amount>
      {waitingText(line)}
      {paymentPath === null ? null : (
        <>
          {portfolioTexts.balance.separator}
          <TextLink href={paymentPath(line.count === 1 ? line.contract_id : null)}>
            {portfolioTexts.underWay.follow(line.count)}
          </TextLink>
        </>
      )}
    </p>
  ));
}
