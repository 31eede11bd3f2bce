import styles from './chart.module.css';
import { chartTexts } from './chart.texts.ts';

/** The shape of a chart before its numbers: the same size, so nothing moves when they arrive. */
export function ChartSkeleton() {
  return (
    <div className={styles.skeleton}>
      <output className={styles.hiddenText}>{chartTexts.loading}</output>
    </div>
  );
}
