import { formatChangePercent } from '@repo/domain/format';
import { periodChange, type RatePoint } from '@repo/domain/portfolio';
import { Change } from '@repo/ui/figure';
import styles from './balance.module.css';
import { directionOf, type PortfolioView } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.balance;

interface PeriodChangeProps {
  readonly rates: readonly RatePoint[];
  readonly view: PortfolioView;
}

/** « ▲ +4,2 % sur 12 mois, dépôts exclus » (R162). A rate is not a balance: it is shown when amounts are hidden. */
export function PeriodChange({ rates, view: { period, until } }: PeriodChangeProps) {
  const change = periodChange(rates, period, until);
  if (change === undefined) return <span className={styles.muted}>{texts.noChange}</span>;
  const text = formatChangePercent(change);
  return (
    <>
      <Change direction={directionOf(text)} text={text} />
      <span className={styles.changeNote}>{texts.changeNotes[period]}</span>
    </>
  );
}
