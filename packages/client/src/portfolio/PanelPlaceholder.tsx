import { Card } from '@repo/ui/card';
import styles from './portfolio.module.css';

interface PanelPlaceholderProps {
  /** Whose space it is; a chart by default. */
  readonly of?: 'chart' | 'allocation' | 'history';
}

/** Reserves the space of a panel: on the first render, which shows only the figures, or until its chunk is loaded. */
export function PanelPlaceholder({ of = 'chart' }: PanelPlaceholderProps) {
  return <Card className={classes[of]} />;
}

const classes = { chart: styles.place, allocation: styles.waitingAllocation, history: styles.waitingHistory };
