import { formatChangePercent, formatLongDate, formatSignedPercent, NBSP } from '@repo/domain/format';
import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import styles from './balance.module.css';
import { ExplainButton } from './explained/ExplainButton.tsx';
import {
  annualRate,
  directionOf,
  isSubscribed,
  type Portfolio,
  type PortfolioView,
  signedAmount,
} from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.strategy;

interface ProductFiguresProps {
  readonly product: string;
  /** `null` while it loads or when it failed. */
  readonly portfolio: Portfolio | null;
  readonly view: PortfolioView;
}

/** The average rate a year, what the strategy brought, and what a day like the last one brings (R172–R174). */
export function ProductFigures({ product, portfolio, view }: ProductFiguresProps) {
  const isKnown = portfolio !== null && isSubscribed(portfolio, product);
  return (
    <dl className={styles.figures}>
      {isKnown ? (
        <Known portfolio={portfolio} product={product} view={view} />
      ) : (
        <Unknown isLoading={portfolio === null} />
      )}
    </dl>
  );
}

interface KnownProps extends ProductFiguresProps {
  readonly portfolio: Portfolio;
}

function Known({ product, portfolio, view }: KnownProps) {
  const explained = { portfolio, product, view };
  const { currency } = portfolio;
  const headline = portfolio.headlines[product];
  const rates = portfolio.products[product]?.rates ?? [];
  const rate = annualRate(portfolio, product);
  const first = rates[0];
  const last = rates.at(-1);
  const annual = rate === undefined ? texts.missing : formatChangePercent(rate);
  const estimate = headline?.estimated_daily_yield ?? null;
  return (
    <>
      <Cell
        direction={directionOf(annual)}
        explanation={<ExplainButton figure="annualised" {...explained} />}
        label={texts.annualised}
        note={
          first === undefined || rate === undefined
            ? texts.noAnnualised
            : texts.annualisedNote(formatLongDate(first.date))
        }
      >
        {annual}
      </Cell>
      <Cell
        explanation={<ExplainButton figure="yield" {...explained} />}
        label={texts.yieldGenerated}
        note={texts.yieldNote}
      >
        {headline === undefined ? (
          texts.missing
        ) : (
          <Amount>{signedAmount(headline.yield_generated, currency)}</Amount>
        )}
      </Cell>
      <Cell
        explanation={<ExplainButton figure="daily" {...explained} />}
        label={texts.dailyEstimate}
        note={
          last === undefined ? texts.noDaily : texts.dailyNote(formatSignedPercent(last.performance_rate))
        }
      >
        {estimate === null ? texts.missing : <Amount>{signedAmount(estimate, currency)}</Amount>}
      </Cell>
    </>
  );
}

function Unknown({ isLoading }: { readonly isLoading: boolean }) {
  const value = isLoading ? NBSP : portfolioTexts.products.noAmount;
  return [texts.annualised, texts.yieldGenerated, texts.dailyEstimate].map((label) => (
    <Cell key={label} label={label} note={label === texts.yieldGenerated ? texts.yieldNote : NBSP}>
      {value}
    </Cell>
  ));
}

interface CellProps {
  readonly label: string;
  readonly note: string;
  readonly direction?: 'up' | 'down' | 'flat';
  readonly explanation?: ReactNode;
  readonly children: ReactNode;
}

function Cell({ label, note, direction = 'flat', explanation, children }: CellProps) {
  return (
    <div className={styles.figure}>
      <dt>
        <span className={styles.figureLabel}>{label}</span>
        {explanation}
      </dt>
      <dd className={styles.figureValue} data-direction={direction}>
        {children}
      </dd>
      <dd className={styles.figureNote}>{note}</dd>
    </div>
  );
}
