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
 * The drawing as one stop of the keyboard. Arrow keys walk the points and each is read out; the drawing itself is
 * hidden from assistive technology, which has the summary, this reading and the data table.
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
      {/* role="application" hands the arrow keys to us: screen readers keep them to themselves elsewhere. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application interacts */}
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the one keyboard stop of the drawing
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
