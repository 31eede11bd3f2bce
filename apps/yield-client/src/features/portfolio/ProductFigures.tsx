import { formatChangePercent, formatLongDate, formatSignedPercent, NBSP } from '@repo/domain/format';
import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import styles from './balance.module.css';
import { annualRate, directionOf, isSubscribed, type Portfolio, signedAmount } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.strategy;

interface ProductFiguresProps {
  readonly product: string;
  /** `null` while it loads or when it failed. */
  readonly portfolio: Portfolio | null;
}

/** The average rate a year, what the strategy brought, and what a day like the last one brings (R172–R174). */
export function ProductFigures({ product, portfolio }: ProductFiguresProps) {
  const isKnown = portfolio !== null && isSubscribed(portfolio, product);
  return (
    <dl className={styles.figures}>
      {isKnown ? (
        <Known portfolio={portfolio} product={product} />
      ) : (
        <Unknown isLoading={portfolio === null} />
      )}
    </dl>
  );
}

function Known({ product, portfolio }: { readonly product: string; readonly portfolio: Portfolio }) {
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
        label={texts.annualised}
        note={
          first === undefined || rate === undefined
            ? texts.noAnnualised
            : texts.annualisedNote(formatLongDate(first.date))
        }
      >
        {annual}
      </Cell>
      <Cell label={texts.yieldGenerated} note={texts.yieldNote}>
        {headline === undefined ? (
          texts.missing
        ) : (
          <Amount>{signedAmount(headline.yield_generated, currency)}</Amount>
        )}
      </Cell>
      <Cell
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
  readonly children: ReactNode;
}

function Cell({ label, note, direction = 'flat', children }: CellProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.figureValue} data-direction={direction}>
        {children}
      </dd>
      <dd className={styles.figureNote}>{note}</dd>
    </div>
  );
}
