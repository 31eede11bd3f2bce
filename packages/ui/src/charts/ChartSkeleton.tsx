import type { Ref } from 'react';
import styles from './chart.module.css';
import { chartTexts } from './chart.texts.ts';

export interface ChartSkeletonProps {
  /** The element that keeps the place, for who asks whether it is on screen. */
  readonly place?: Ref<HTMLDivElement>;
}

/** The shape of a chart before its numbers: the same size, so nothing moves when they arrive. */
export function ChartSkeleton({ place }: ChartSkeletonProps) {
  return (
    <div className={styles.skeleton} ref={place}>
      <output className={styles.hiddenText}>{chartTexts.loading}</output>
    </div>
  );
}
