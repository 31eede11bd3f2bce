import type { PointerEvent, ReactNode } from 'react';
import { cx } from '../internal/class-names.ts';
import styles from './chart.module.css';
import { chartTexts } from './chart.texts.ts';
import { announcePoint, type ChartReading } from './reading.model.ts';
import type { ActivePoint } from './use-active-point.ts';

export interface ChartSurfaceProps {
  readonly title: string;
  readonly reading: ChartReading;
  readonly active: ActivePoint;
  readonly className?: string | undefined;
  readonly onPointerMove?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A chart as one Tab stop. Arrow keys move through the points and each is announced; the drawing itself is hidden from
 * assistive technology, which has the summary, the live region and the data table.
 */
export function ChartSurface({
  title,
  reading,
  active,
  className,
  onPointerMove,
  children,
}: ChartSurfaceProps) {
  return (
    <>
      {/* With role="application" screen readers pass the arrow keys to the page instead of handling them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles keys */}
      <div
        aria-label={chartTexts.plotLabel(title)}
        aria-roledescription={chartTexts.roleDescription}
        className={cx(styles.surface, className)}
        onBlur={() => active.select(null)}
        onKeyDown={active.onKeyDown}
        onPointerLeave={() => active.select(null)}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the one Tab stop of the chart
        tabIndex={0}
      >
        {children}
      </div>
      <p aria-live="polite" className={styles.hiddenText}>
        {announcePoint(reading, active.index)}
      </p>
    </>
  );
}
