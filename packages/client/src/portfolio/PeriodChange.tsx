import { formatLongDate, formatSignedPercent } from '@repo/domain/format';
import type { DisplayCurrency } from '@repo/domain/money';
import { Change } from '@repo/ui/figure';
import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import styles from './balance.module.css';
import type { PeriodChange as WirePeriodChange } from './change.model.ts';
import { directionOf, signedAmount } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.balance;

interface PeriodChangeProps {
  readonly change: WirePeriodChange | 'not_computable' | null;
  readonly currency: DisplayCurrency;
  /** The holdings are younger than the period. */
  readonly isFirst: boolean;
  /** On the line of the note: the button that explains it. */
  readonly children: ReactNode;
}

/** « ▲ +3 743,40 € · +3,32 % depuis le 30 novembre 2025, paiements exclus » (R162). The rate is no balance: never hidden. */
export function PeriodChange({ change, currency, isFirst, children }: PeriodChangeProps) {
  if (change === null || change === 'not_computable') {
    return (
      <span>
        <span className={styles.changeNote}>{change === null ? texts.noChange : texts.notComputable}</span>
        {children}
      </span>
    );
  }
  const gain = signedAmount(change.gain, currency);
  return (
    <div>
      <span className={styles.gain}>
        <Change
          direction={directionOf(gain)}
          text={
            <span>
              <Amount>{gain}</Amount>
              {texts.separator}
              {formatSignedPercent(change.rate)}
            </span>
          }
        />
      </span>
      <span>
        <span className={styles.changeNote}>
          {texts[isFirst ? 'changeSinceFirst' : 'changeSince'](formatLongDate(change.since))}
        </span>
        {children}
      </span>
    </div>
  );
}
