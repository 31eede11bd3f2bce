import { VisuallyHidden } from '../layout/index.ts';
import { feedbackTexts } from '../ui.texts.ts';
import styles from './states.module.css';

export interface SkeletonProps {
  /** CSS lengths of the content, so that the layout does not move when it arrives. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  /** Several lines of text, the last one shorter. */
  readonly lines?: number | undefined;
}

/**
 * The placeholder of content that loads, in its final size. Shown after 300 ms, so that a fast response does not
 * flicker.
 */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  const rows = Array.from({ length: lines }, (_, index) => index);
  return (
    <span aria-hidden="true" className={styles.skeleton}>
      {rows.map((row) => (
        <span
          className={styles.bone}
          key={row}
          style={{ width: lines > 1 && row === lines - 1 ? '62%' : width, height }}
        />
      ))}
    </span>
  );
}

/** Announced once for a whole region of skeletons; it takes no cell of a grid. */
export function LoadingMessage() {
  return (
    <VisuallyHidden>
      <output data-loading="">{feedbackTexts.loading}</output>
    </VisuallyHidden>
  );
}
