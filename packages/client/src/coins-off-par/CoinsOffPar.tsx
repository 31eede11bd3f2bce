import type { components } from '@repo/api-sdk';
import { formatLongDate } from '@repo/domain/format';
import styles from './coins-off-par.module.css';
import { coinsOffParTexts as texts } from './coins-off-par.texts.ts';

export interface CoinsOffParProps {
  /** Absent while every coin is at par. */
  readonly coins: components['schemas']['CoinsOffPar'] | undefined;
}

/** « USDC au cours du marché depuis le 12 mars 2026 », beside what is converted. */
export function CoinsOffPar({ coins = [] }: CoinsOffParProps) {
  if (coins.length === 0) return null;
  return (
    <p className={`muted small ${styles.note}`} role="note">
      {coins.map(({ coin, since }) => texts.since(coin, formatLongDate(since))).join(' · ')}
    </p>
  );
}
