import { formatSignedPercent, NBSP } from '@repo/domain/format';
import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import styles from './balance.module.css';
import { ExplainButton } from './explained/ExplainButton.tsx';
import {
  type Figures,
  isSubscribed,
  type Portfolio,
  type PortfolioView,
  signedAmount,
} from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import { netRate } from './rates.model.ts';

const texts = portfolioTexts.strategy;

interface ProductFiguresProps {
  readonly product: string;
  /** `null` while they load or when they failed. */
  readonly figures: Figures | null;
  /** `null` until their series are loaded too. */
  readonly portfolio: Portfolio | null;
  readonly view: PortfolioView;
}

/** The average annual rate, the yield of the strategy, and the estimated daily yield (R172–R174). */
export function ProductFigures({ figures, ...props }: ProductFiguresProps) {
  const isKnown = figures !== null && isSubscribed(figures, props.product);
  return (
    <dl className={styles.figures}>
      {isKnown ? <Known figures={figures} {...props} /> : <Unknown isLoading={figures === null} />}
    </dl>
  );
}

interface KnownProps extends ProductFiguresProps {
  readonly figures: Figures;
}

function Known({ product, figures, portfolio, view }: KnownProps) {
  const explained = { portfolio, product, view };
  const { currency, headlines } = figures;
  const headline = headlines[product];
  const rate = headline === undefined ? null : netRate(headline);
  const last = headline?.last_rate ?? null;
  const estimate = headline?.estimated_daily_yield ?? null;
  return (
    <>
      <Cell
        direction={rate?.direction ?? 'flat'}
        explanation={<ExplainButton figure="annualised" {...explained} />}
        label={texts.annualised}
        note={rate?.note ?? texts.noRate}
      >
        {rate?.text ?? texts.missing}
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
          last === null
            ? texts.noDaily
            : texts.dailyNote(formatSignedPercent(last), headline?.last_rate_days ?? 1)
        }
      >
        {estimate === null ? texts.missing : <Amount>{signedAmount(estimate, currency)}</Amount>}
      </Cell>
    </>
  );
}

function Unknown({ isLoading }: { readonly isLoading: boolean }) {
  const value = isLoading ? NBSP : portfolioTexts.products.noAmount;
  // Reserves the space of the buttons, which render with the figures.
  const explanation = isLoading ? <span /> : null;
  return [texts.annualised, texts.yieldGenerated, texts.dailyEstimate].map((label) => (
    <Cell
      explanation={explanation}
      key={label}
      label={label}
      note={label === texts.yieldGenerated ? texts.yieldNote : NBSP}
    >
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
