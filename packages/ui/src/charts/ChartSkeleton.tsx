import type { Ref } from 'react';
import styles from './chart.module.css';
import { chartTexts } from './chart.texts.ts';

export interface ChartSkeletonProps {
  /** The placeholder element, for an IntersectionObserver. */
  readonly place?: Ref<HTMLDivElement>;
}

/** The skeleton of a chart: the same size, so that the layout does not move when the data arrives. */
export function ChartSkeleton({ place }: ChartSkeletonProps) {
  return (
    <div className={styles.skeleton} ref={place}>
      <output className={styles.hiddenText}>{chartTexts.loading}</output>
    </div>
  );
}
