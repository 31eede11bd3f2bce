import { Card } from '@repo/ui/card';
import styles from './portfolio.module.css';

/** Where a panel comes, until the figures are drawn. */
export function Place() {
  return <Card className={styles.place} />;
}
